// The languages of a VitePress site: one without a folder, and a folder for each other one.
import { type LooseMap, mapIn, textIn } from '../untyped-values.ts';
import type { VitepressLocale, VitepressSite } from './site.ts';

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/;

/** A folder whose name is no language, such as that of a version, is a folder of the first language. */
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
  // The tag alone is enough, but for languages that are written in several ways.
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
