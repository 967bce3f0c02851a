"""Calls every tool of `ratite mcp` with the protocol's reference client, and writes what came back to a file, as JSON.

Usage: assistant_client.py RATITE DOCUMENT RESULT
"""

import asyncio
import base64
import json
import os
import shutil
import struct
import sys
import tempfile

import mcp.client.session
from mcp import Client, ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

VERSIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
SMALL = {"device": ["retina4_0"]}


def value(result):
    """What a call of a tool came back with."""
    texts = [part.text for part in result.content if part.type == "text"]
    images = [base64.b64decode(part.data) for part in result.content if part.type == "image"]
    known = {"text": "\n".join(texts), "isError": bool(result.is_error), "structured": result.structured_content}
    if images:
        known["png"] = images[0][:8].hex()
        known["size"] = struct.unpack(">II", images[0][16:24])
    return known


async def calls(session, document, folder):
    """Every tool, as it is meant to be called and as it is not."""
    broken = os.path.join(folder, "Broken.xib")
    with open(broken, "w") as file:
        file.write("hello")
    known = {}
    for name, tool, arguments in [
            ("check", "check", {"paths": [document], "notes": True}),
            ("frames", "frames", {"path": document, **SMALL}),
            ("picture", "picture", {"path": document, "device": "retina4_0", "orientation": "landscape", "scale": 1}),
            ("why", "why", {"path": document, "view": "crd-bx-Box.trailing"}),
            ("fix", "fix", {"path": document, "rule": ["conflicting-constraints"]}),
            ("unknown_view", "why", {"path": document, "view": "nobody"}),
            ("rules", "rules", {}), ("rule", "rule", {"id": "ambiguous-layout"}),
            ("missing", "check", {"paths": ["/no/such.xib"]}),
            ("unknown_rule", "rule", {"id": "ambigous-layout"}), ("unknown_argument", "check", {"path": document}),
            ("wrong_type", "check", {"paths": document}), ("required", "frames", {}),
            ("unknown_device", "frames", {"path": document, "device": ["Nokia"]}),
            ("standard_input", "check", {"paths": ["-"]}),
            ("unknown_scene", "picture", {"path": document, "scene": "nowhere"}),
            ("option_as_path", "check", {"paths": ["--write-baseline=" + os.path.join(folder, "written")]}),
            ("no_document", "frames", {"path": broken})]:
        known[name] = value(await session.call_tool(tool, arguments))
    try:
        await session.call_tool("fly", {})
        known["unknown_tool"] = None
    except MCPError as error:
        known["unknown_tool"] = str(error)
    return known


async def versioned(ratite, source, version):
    mcp.client.session.LATEST_HANDSHAKE_VERSION = version
    with tempfile.TemporaryDirectory() as folder:
        document = shutil.copy(source, folder)
        server = StdioServerParameters(
            command=ratite, args=["mcp"], cwd=folder, env=dict(os.environ, HOME=folder, XDG_CACHE_HOME=folder))
        async with stdio_client(server) as (reader, writer), ClientSession(reader, writer) as session:
            result = await session.initialize()
            known = {"version": result.protocol_version}
            await session.send_ping()
            tools = await session.list_tools()
            known["tools"] = [tool.model_dump(mode="json", by_alias=True, exclude_none=True) for tool in tools.tools]
            known.update(await calls(session, document, folder))
        names = {os.path.basename(document), "Broken.xib"}
        known["written"] = sorted(
            os.path.join(path, name) for path, _, files in os.walk(folder) for name in files if name not in names)
    return known


async def main(ratite, document, result):
    known = {"versions": {version: await versioned(ratite, document, version) for version in VERSIONS}}
    mcp.client.session.LATEST_HANDSHAKE_VERSION = VERSIONS[-1]
    async with Client(StdioServerParameters(command=ratite, args=["mcp"])) as client:
        known["fallback"] = client.protocol_version
    with open(result, "w") as file:
        json.dump(known, file)


asyncio.run(main(*sys.argv[1:]))
