// Editing versions in the source of a configuration changes only their lines.
import { describe, expect, it } from 'vitest';
import { nextLabel } from '../../../packages/generator/src/config/languages/load-languages.ts';
import { pageMessages } from '../../../packages/generator/src/config/languages/page-messages.ts';
import {
  sidebarText,
  withoutVersion,
  withVersion,
} from '../../../packages/generator/src/edit/versions/edit-versions.ts';
import type { Locale } from '../../../packages/generator/src/model/config.ts';
import type { LocaleCode } from '../../../packages/generator/src/model/paths.ts';
import { languageNames } from '../../../packages/theme/src/i18n/languages.ts';
import type { Languages } from '../../../packages/theme/src/i18n/messages-for.ts';

const add = (yaml: string, label?: string, source = 'current'): string | undefined =>
  withVersion(yaml, { section: 'api', name: '2.0', label, source, sourceLabel: '{ es: en desarrollo, en: Next }' });

describe('a version is added', () => {
  it('adds a version to a section on one line', () => {
    expect(add('sections: [{ id: sdk }, { id: api, label: API }] # two\nurl: x\n')).toBe(
      'sections: [{ id: sdk }, { id: api, label: API, versions: [{ name: current, label: { es: en desarrollo, en: Next } }, { name: "2.0" }] }] # two\nurl: x\n',
    );
    expect(add('sections:\n  - { id: api, label: { es: A, en: B } } # all\n')).toBe(
      'sections:\n  - { id: api, label: { es: A, en: B }, versions: [{ name: current, label: { es: en desarrollo, en: Next } }, { name: "2.0" }] } # all\n',
    );
  });

  it('adds a version to a section of several lines', () => {
    expect(
      add('sections:\n  - id: api # the API\n    label: { es: A } # its name\n\n  # and\n  - id: sdk\n'),
    ).toBe(`sections:
  - id: api # the API
    label: { es: A } # its name
    versions:
      - { name: current, label: { es: en desarrollo, en: Next } }
      - { name: "2.0" }

  # and
  - id: sdk
`);
  });

  it('adds a version after its source, in any style of YAML', () => {
    expect(
      add("sections:\n  - id: api\n    versions: [{ name: next, label: N }, { name: '1.0' }] # old\n", 'Two', 'next'),
    ).toBe(
      'sections:\n  - id: api\n    versions: [{ name: next, label: N }, { name: "2.0", label: Two }, { name: \'1.0\' }] # old\n',
    );
    expect(
      add(`sections:
- id: api
  versions:
  - name: current # here
    label: Next # soon

  # frozen
  - { name: '1.0' }
`),
    ).toBe(`sections:
- id: api
  versions:
  - name: current # here
    label: Next # soon
  - { name: "2.0" }

  # frozen
  - { name: '1.0' }
`);
  });

  it('adds a version in a file without a final line break', () => {
    expect(add('sections:\n  - id: api')).toBe(
      'sections:\n  - id: api\n    versions:\n      - { name: current, label: { es: en desarrollo, en: Next } }\n      - { name: "2.0" }\n',
    );
  });

  it('adds no version to a missing or invalid section', () => {
    expect(add('sections: [{ id: sdk }]\n')).toBeUndefined();
    expect(add('sections: [{ id: api, versions: [] }]\n')).toBeUndefined();
  });
});

describe('a version is taken out', () => {
  const remove = (yaml: string): string | undefined => withoutVersion(yaml, { section: 'api', name: '1.0' });

  it('removes only the lines of the version', () => {
    expect(
      remove(
        "sections:\n  - id: api\n    versions:\n      - name: current # a\n      - name: '1.0' # b\n        banner: none\n      - { name: '0.9' } # c\n",
      ),
    ).toBe("sections:\n  - id: api\n    versions:\n      - name: current # a\n      - { name: '0.9' } # c\n");
    expect(
      remove(
        "sections:\n  - { id: api, versions: [{ name: current }, { name: '1.0', label: One }, { name: 'x' }] } # d\n",
      ),
    ).toBe("sections:\n  - { id: api, versions: [{ name: current }, { name: 'x' }] } # d\n");
  });

  it('does not remove the first version or a missing one', () => {
    expect(remove("sections: [{ id: api, versions: [{ name: '1.0' }, { name: current }] }]\n")).toBeUndefined();
    expect(remove('sections: [{ id: api, versions: [{ name: current }] }]\n')).toBeUndefined();
    expect(remove('sections: [{ id: api }]\n')).toBeUndefined();
  });
});

it('extracts the sidebar of a section as a separate file', () => {
  const yaml = 'sections:\n  - id: api\n    sidebar:\n      - intro # first\n      - { label: More, items: [a] }\n';
  expect(sidebarText(yaml, 'api')).toBe('- intro # first\n- { label: More, items: [ a ] }\n');
  expect(sidebarText('sections: [{ id: api }]\n', 'api')).toBeUndefined();
});

describe('the version that is still written is called', () => {
  const localesOf = (...codes: string[]): Pick<Locale, 'code' | 'htmlLang'>[] =>
    codes.map((code) => ({ code: code as LocaleCode, htmlLang: code }));
  const languagesOf = async (...tags: string[]): Promise<Languages> =>
    Object.fromEntries(await Promise.all(tags.map(async (tag) => [tag, (await pageMessages(tag, {})).messages])));

  it.each([
    [['en'], 'Next'],
    [['es-MX'], 'en desarrollo'],
    [['es', 'en'], '{ es: en desarrollo, en: Next }'],
    [['de-AT', 'de'], 'in Entwicklung'],
    [['cs'], 'Next'],
  ])('in %s: %s', async (codes, label) => {
    expect(nextLabel(localesOf(...codes), await languagesOf(...codes))).toBe(label);
  });

  it('has a label for the version in development in every language of docsgen', async () => {
    const found = await languagesOf(...Object.keys(languageNames));
    const english = Object.keys(found).filter((tag) => nextLabel(localesOf(tag), found) === 'Next');
    expect(english).toEqual(['en']);
  });
});
