// The exports of `@docsgen/migrate/docusaurus` that do not require a page.
import { describe, expect, it } from 'vitest';
import * as compat from '../../../src/compat/docusaurus.ts';
import { interpolate } from '../../../src/compat/interpolate.tsx';
import { docusaurusModules } from '../../../src/docusaurus/modules/import-table.ts';

describe('code for Docusaurus', () => {
  it('clsx joins class names in strings, arrays and objects', () => {
    expect(compat.clsx('a', undefined, { b: true, c: false }, ['d', { e: 1 }], 0)).toBe('a b d e');
  });

  it('exports every replacement in the table of Docusaurus modules', () => {
    const hooks: Readonly<Record<string, unknown>> = compat.docusaurusSite({
      siteConfig: {},
      i18n: { defaultLocale: 'en', locales: ['en'] },
    });
    const missing = Object.entries(docusaurusModules).flatMap(([specifier, exports]) =>
      Object.values(exports).flatMap((each) => {
        if (typeof each === 'string') return each in compat ? [] : [`${specifier}: ${each}`];
        if ('browser' in each) return each.browser in compat ? [] : [`${specifier}: ${each.browser}`];
        return 'site' in each && !(each.site in hooks) ? [`${specifier}: ${each.site}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('interpolate replaces placeholders by values, and leaves placeholders without a value', () => {
    expect(interpolate('{count} of {all}', { count: 2 })).toBe('2 of {all}');
  });
});
