import { loadNativeParser } from '../../markdown/parse/native-parser.ts';

/** Returns whether the native parser runs on this machine. Without it, the slower reference parser is used. */
export async function parserWorks(): Promise<boolean> {
  return (await loadNativeParser()) !== undefined;
}
