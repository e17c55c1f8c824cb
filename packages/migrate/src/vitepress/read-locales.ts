// Reads the locales of a VitePress site: the root locale, and one folder for each other locale.
import { type LooseMap, mapIn, textIn } from '../untyped-values.ts';
import type { VitepressLocale, VitepressSite } from './site.ts';

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/;

/** Folders whose names are not locales, such as versions, belong to the root locale. */
export function readLocales(config: LooseMap): VitepressSite['locales'] {
  const written = mapIn(config.locales);
  const root = readLocale('', { ...config, ...mapIn(written.root) });
  const others = Object.entries(written)
    .filter(([key]) => key !== 'root' && languageTag.test(key))
    .map(([key, value]) => readLocale(key, mapIn(value)));
  return [root, ...others.filter(({ code }) => code !== root.code)];
}

function readLocale(folder: string, config: LooseMap): VitepressLocale {
  const lang = textIn(config.lang) ?? (folder === '' ? 'en-US' : folder);
  const direction = config.dir === 'rtl' || config.dir === 'ltr' ? config.dir : undefined;
  // The language alone is sufficient, except for languages with several scripts or regional variants.
  const [language = 'en'] = lang.split('-');
  const code = folder !== '' ? folder : /^(?:zh|pt|sr)-/.test(lang) ? lang : language;
  return {
    folder,
    code: languageTag.test(code) ? code : 'en',
    htmlLang: lang,
    label: textIn(config.label),
    direction,
    config,
    themeConfig: mapIn(config.themeConfig),
  };
}
