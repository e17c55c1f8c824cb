import { describe, expect, it } from 'vitest';
import { markTranslation } from '../../../packages/generator/src/cli/translations/mark-translations.ts';

const hash = '12345678901234e1';

/** `|` marks the end of the front matter. */
function marked(text: string): string {
  return markTranslation({ text: text.replace('|', ''), bodyStart: text.indexOf('|'), hash });
}

describe('the mark of a translation', () => {
  it('adds front matter to a translation without any', () => {
    expect(marked('|# Keys\n')).toBe(`---\nsource_hash: "${hash}"\n---\n\n# Keys\n`);
  });

  it('adds source_hash at the end of the front matter and changes no other byte', () => {
    expect(marked('---\ntitle: Keys # ours\n---\n|\n# Keys  \n')).toBe(
      `---\ntitle: Keys # ours\nsource_hash: "${hash}"\n---\n\n# Keys  \n`,
    );
  });

  it('replaces an existing source_hash in place', () => {
    expect(marked('---\nsource_hash: 0123\ntitle: A\n---\n|source_hash: x\n')).toBe(
      `---\nsource_hash: "${hash}"\ntitle: A\n---\nsource_hash: x\n`,
    );
  });

  it('preserves the line endings of a marked file', () => {
    expect(marked('---\r\ntitle: A\r\n---\r\n|A\r\n')).toBe(
      `---\r\ntitle: A\r\nsource_hash: "${hash}"\r\n---\r\nA\r\n`,
    );
    expect(marked('---\r\nsource_hash: 1\r\n---\r\n|A')).toBe(`---\r\nsource_hash: "${hash}"\r\n---\r\nA`);
    expect(marked('|A\r\n')).toBe(`---\r\nsource_hash: "${hash}"\r\n---\r\n\r\nA\r\n`);
  });

  it('adds source_hash to empty front matter, and to front matter without a body', () => {
    expect(marked('---\n---\n|A')).toBe(`---\nsource_hash: "${hash}"\n---\nA`);
    expect(marked('---\ntitle: A\n---|')).toBe(`---\ntitle: A\nsource_hash: "${hash}"\n---`);
  });
});
