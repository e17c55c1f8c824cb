// Reads the tables of a WOFF2 font (https://www.w3.org/TR/WOFF2/) that contain its metrics. Outlines are not decoded,
// so no font library is needed.
import { brotliDecompressSync } from 'node:zlib';

export interface FontTables {
  readonly table: (tag: string) => DataView | undefined;
  /** Whether the `hmtx` table is transformed, so that widths are stored differently. */
  readonly hasPackedWidths: boolean;
}

/** Names of the tables that WOFF2 identifies by their index in this list. */
const knownTags = [
  'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX',
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG sbix acnt avar bdat bloc bsln cvar fdsc feat',
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill',
].flatMap((line) => line.split(' '));

const headerLength = 48;
const otherTag = 63;

/** Returns the tables of a font, or `undefined` if the content is not a valid WOFF2 font. */
export function readWoff2(content: Uint8Array): FontTables | undefined {
  try {
    return readTables(content);
  } catch {
    return undefined;
  }
}

interface Entry {
  readonly tag: string;
  readonly length: number;
  readonly isPacked: boolean;
}

function readTables(content: Uint8Array): FontTables | undefined {
  const view = viewOf(content);
  if (view.getUint32(0) !== 0x774f4632 || view.getUint32(4) === 0x74746366) return undefined;
  const { entries, end } = readDirectory(view);
  const packedLength = view.getUint32(20);
  const unpacked = brotliDecompressSync(content.subarray(end, end + packedLength));
  const tables = new Map<string, DataView>();
  let start = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, viewOf(unpacked.subarray(start, start + length)));
    start += length;
  }
  const hasPackedWidths = entries.some(({ tag, isPacked }) => tag === 'hmtx' && isPacked);
  return { table: (tag) => tables.get(tag), hasPackedWidths };
}

function readDirectory(view: DataView): { readonly entries: readonly Entry[]; readonly end: number } {
  let at = headerLength;
  const byte = (): number => view.getUint8(at++);
  const number = (): number => {
    let value = 0;
    for (let read = byte(); ; read = byte()) {
      value = value * 128 + (read & 0x7f);
      if ((read & 0x80) === 0) return value;
    }
  };
  const entries = Array.from({ length: view.getUint16(12) }, (): Entry => {
    const flags = byte();
    const tagIndex = flags & 63;
    const tag =
      tagIndex === otherTag ? String.fromCharCode(byte(), byte(), byte(), byte()) : (knownTags[tagIndex] ?? '');
    const version = flags >> 6;
    // The meaning is inverted for these two tables, where version 3 means untransformed.
    const isPacked = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const originalLength = number();
    return { tag: tag.trim(), length: isPacked ? number() : originalLength, isPacked };
  });
  return { entries, end: at };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
