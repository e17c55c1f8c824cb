import { describe, expect, it } from 'vitest';
import { markTranslation } from '../../../packages/generator/src/cli/translations/mark-translations.ts';

const hash = '12345678901234e1';

/** The front matter ends where `|` stands. */
function marked(text: string): string {
  return markTranslation({ text: text.replace('|', ''), bodyStart: text.indexOf('|'), hash });
}

describe('the mark of a translation', () => {
  it('is a front matter where there is none', () => {
    expect(marked('|# Keys\n')).toBe(`---\nsource_hash: "${hash}"\n---\n\n# Keys\n`);
  });

  it('stands at the end of the front matter, and no other byte changes', () => {
    expect(marked('---\ntitle: Keys # ours\n---\n|\n# Keys  \n')).toBe(
      `---\ntitle: Keys # ours\nsource_hash: "${hash}"\n---\n\n# Keys  \n`,
    );
  });

  it('replaces an older one in its place', () => {
    expect(marked('---\nsource_hash: 0123\ntitle: A\n---\n|source_hash: x\n')).toBe(
      `---\nsource_hash: "${hash}"\ntitle: A\n---\nsource_hash: x\n`,
    );
  });

  it('keeps the line ends of the file', () => {
    expect(marked('---\r\ntitle: A\r\n---\r\n|A\r\n')).toBe(
      `---\r\ntitle: A\r\nsource_hash: "${hash}"\r\n---\r\nA\r\n`,
    );
    expect(marked('---\r\nsource_hash: 1\r\n---\r\n|A')).toBe(`---\r\nsource_hash: "${hash}"\r\n---\r\nA`);
    expect(marked('|A\r\n')).toBe(`---\r\nsource_hash: "${hash}"\r\n---\r\n\r\nA\r\n`);
  });

  it('stands in an empty front matter, and in one that nothing follows', () => {
    expect(marked('---\n---\n|A')).toBe(`---\nsource_hash: "${hash}"\n---\nA`);
    expect(marked('---\ntitle: A\n---|')).toBe(`---\ntitle: A\nsource_hash: "${hash}"\n---`);
  });
});
