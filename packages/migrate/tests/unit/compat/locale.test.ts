// Language of the page in code for Docusaurus: while components are rendered, and in listeners, which run later.
import { runtimeKey } from '@docsgen/contract/component-runtime';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentRuntime, renderComponents } from '../../../../theme/src/server/islands/component-runtime.tsx';
import { docusaurusSite } from '../../../src/compat/site.tsx';

const site = docusaurusSite({
  siteConfig: {},
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'es', 'pt-BR', 'pt', 'zh'],
    localeConfigs: { zh: { htmlLang: 'zh-Hans' } },
  },
  messages: { es: { save: 'Guardar {name}' } },
});

function Locale(): ReactNode {
  return site.useDocusaurusContext().i18n.currentLocale;
}

function Save(): ReactNode {
  return site.translate({ id: 'save', message: 'Save {name}' }, { name: 'a' });
}

beforeEach(() => {
  vi.stubGlobal(Symbol.for(runtimeKey) as unknown as string, componentRuntime());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const draw = (component: () => ReactNode, lang: string): string =>
  renderComponents(createElement(component), { lang, title: 'Page' });

describe('a component', () => {
  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['pt-BR', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['pt', 'pt'],
    ['zh-Hans', 'zh'],
    ['fr', 'en'],
  ])('the language tag %s of a page is the locale %s of Docusaurus', (lang, locale) => {
    expect(draw(Locale, lang)).toBe(locale);
  });

  it('translate returns the translation in the locale of the page, or the original', () => {
    expect([draw(Save, 'es-MX'), draw(Save, 'fr')]).toEqual(['Guardar a', 'Save a']);
  });
});

it('event listeners use the language of the document', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es-MX' } });
  expect([Locale(), Save()]).toEqual(['es', 'Guardar a']);
});

it('code that runs at build time outside of a page uses the default locale', () => {
  expect([Locale(), Save()]).toEqual(['en', 'Save a']);
});
