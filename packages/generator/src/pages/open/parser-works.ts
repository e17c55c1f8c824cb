// Whether the native parser, which is compiled for each kind of machine, works on this one.
import { loadNativeParser } from '../../markdown/parse/native-parser.ts';

/** Without it the reference parser reads the site, which takes longer. */
export async function parserWorks(): Promise<boolean> {
  return (await loadNativeParser()) !== undefined;
}
