#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include <jpeglib.h>

// GObject's casts are macros, which Swift does not import; these are the few that are needed.

/// Makes an empty configuration the process's own, so that no file of the machine is read.
static inline void ratite_ignore_font_configuration(void) {
  FcConfig *empty = FcConfigCreate();
  if (!empty) return;
  FcConfigSetCurrent(empty);
  FcConfigDestroy(empty);
}

/// A configuration that holds the fonts of exactly one file, or NULL if the file holds none.
static inline FcConfig *ratite_font_configuration_create(const char *file) {
  FcConfig *configuration = FcConfigCreate();
  if (!configuration) return NULL;
  if (FcConfigAppFontAddFile(configuration, (const FcChar8 *)file)) {
    FcFontSet *fonts = FcConfigGetFonts(configuration, FcSetApplication);
    if (fonts && fonts->nfont > 0) return configuration;
  }
  FcConfigDestroy(configuration);
  return NULL;
}

/// A font map that sees the fonts of a configuration, which it keeps.
static inline PangoFontMap *ratite_font_map_create(FcConfig *configuration) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map) pango_fc_font_map_set_config((PangoFcFontMap *)map, configuration);
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

// libjpeg reports errors by a function that must not return.

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf failure;
} ratite_jpeg_errors;

static inline void ratite_jpeg_fail(j_common_ptr jpeg) {
  longjmp(((ratite_jpeg_errors *)jpeg->err)->failure, 1);
}

static inline void ratite_jpeg_ignore(j_common_ptr jpeg, int level) {
  (void)jpeg;
  (void)level;
}

/// Reads a JPEG file: its size, and its pixels as cairo keeps them if there is a place for them.
///
/// Returns 0 for a file that cannot be read.
static inline int ratite_jpeg_read(const unsigned char *bytes, unsigned long count, int *width,
                                   int *height, unsigned char *pixels) {
  struct jpeg_decompress_struct jpeg;
  ratite_jpeg_errors errors;
  jpeg.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = ratite_jpeg_fail;
  errors.base.emit_message = ratite_jpeg_ignore;
  if (setjmp(errors.failure)) {
    jpeg_destroy_decompress(&jpeg);
    return 0;
  }
  jpeg_create_decompress(&jpeg);
  jpeg_mem_src(&jpeg, (unsigned char *)bytes, count);
  jpeg_read_header(&jpeg, TRUE);
  if (pixels) {
    // The file is read a second time: it must still be of the size that the place was made for.
    if (*width != (int)jpeg.image_width || *height != (int)jpeg.image_height) {
      jpeg_destroy_decompress(&jpeg);
      return 0;
    }
    jpeg.out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(&jpeg);
    while (jpeg.output_scanline < jpeg.output_height) {
      JSAMPROW row = pixels + (size_t)jpeg.output_scanline * jpeg.output_width * 4;
      jpeg_read_scanlines(&jpeg, &row, 1);
    }
  } else {
    *width = (int)jpeg.image_width;
    *height = (int)jpeg.image_height;
  }
  jpeg_destroy_decompress(&jpeg);
  return 1;
}
