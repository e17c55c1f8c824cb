// Languages of a Docusaurus site, with their UI strings.
import { posix } from 'node:path';
import { type Diagnostic, isLanguageTag, languageName, warning } from 'docsgen/internals';
import { type LooseMap, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import type { DocusaurusLocale } from '../site.ts';
import { readMessages } from './read-tables.ts';
import type { SiteReading } from './site-reading.ts';

export async function readLocales(
  reading: Pick<SiteReading, 'files' | 'tell'>,
  config: LooseMap,
): Promise<readonly DocusaurusLocale[]> {
  const i18n = mapIn(config.i18n);
  const main = textIn(i18n.defaultLocale) ?? 'en';
  const written = textsIn(i18n.locales ?? []);
  const codes = [main, ...written.filter((code) => code !== main)];
  const folder = (textIn(i18n.path) ?? 'i18n').replace(/(?<!\/)\/+$/, '');
  return Promise.all(
    codes.map(async (code) => {
      const own = mapIn(mapIn(i18n.localeConfigs)[code]);
      const path = posix.join(folder, textIn(own.path) ?? code);
      const read = (name: string) => readMessages(reading, `${path}/${name}`);
      const tag = isLanguageTag(code) ? code : code.replaceAll('_', '-');
      if (tag !== code && code !== main) reading.tell(renamed(code, tag));
      return {
        code: tag,
        ...(tag !== code && { oldCode: code }),
        label: textIn(own.label) || (isLanguageTag(tag) ? languageName(tag) : tag),
        htmlLang: textIn(own.htmlLang),
        direction: own.direction === 'ltr' || own.direction === 'rtl' ? own.direction : undefined,
        folder: path,
        messages: await read('code.json'),
        navbar: await read('docusaurus-theme-classic/navbar.json'),
        footer: await read('docusaurus-theme-classic/footer.json'),
      };
    }),
  );
}

function renamed(code: string, tag: string): Diagnostic {
  const message = `The locale '${code}' was renamed to '${tag}', and its pages are below /${tag}/`;
  const hint = `Redirect /${code}/ to /${tag}/ in the settings of your host`;
  return warning({ code: 'migration', message, hint });
}
