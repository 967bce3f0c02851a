#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// GObject's casts are macros, which Swift does not import; these are the few that are needed.

/// Makes an empty configuration the process's own, so that no file of the machine is read.
static inline void ratite_ignore_font_configuration(void) {
  FcConfig *empty = FcConfigCreate();
  if (!empty) return;
  FcConfigSetCurrent(empty);
  FcConfigDestroy(empty);
}

/// A font map that sees exactly one font file, or NULL if the file holds no font.
static inline PangoFontMap *ratite_font_map_create(const char *file) {
  FcConfig *configuration = FcConfigCreate();
  if (!configuration) return NULL;
  if (!FcConfigAppFontAddFile(configuration, (const FcChar8 *)file)) {
    FcConfigDestroy(configuration);
    return NULL;
  }
  FcFontSet *fonts = FcConfigGetFonts(configuration, FcSetApplication);
  if (!fonts || fonts->nfont == 0) {
    FcConfigDestroy(configuration);
    return NULL;
  }
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map) pango_fc_font_map_set_config((PangoFcFontMap *)map, configuration);
  FcConfigDestroy(configuration);
  return map;
}

/// The cairo face of a font that a cairo font map made; owned by the font.
static inline cairo_font_face_t *ratite_font_cairo_face(PangoFont *font) {
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font((PangoCairoFont *)font);
  return scaled ? cairo_scaled_font_get_font_face(scaled) : NULL;
}

/// Gives the item another font.
static inline void ratite_item_set_font(PangoItem *item, PangoFont *font) {
  g_object_ref(font);
  if (item->analysis.font) g_object_unref(item->analysis.font);
  item->analysis.font = font;
}

static inline void ratite_object_unref(void *object) { g_object_unref(object); }

// PangoLogAttr is a struct of bit fields whose layout grew over time.

static inline int ratite_log_attr_is_line_break(const PangoLogAttr *attr) {
  return attr->is_line_break;
}

static inline int ratite_log_attr_is_cursor_position(const PangoLogAttr *attr) {
  return attr->is_cursor_position;
}
