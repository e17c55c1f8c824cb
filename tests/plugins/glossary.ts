// Adds a glossary: a category with a page for each term in a YAML file, in every language of the site.
//
//   plugins:
//     - { name: ./plugins/glossary.ts, options: { file: glossary.yaml } }
//   glossary:
//     title: { es: Glosario, en: Glossary }
import { definePlugin, type HookContext, type Place, type YamlFile } from 'docsgen/plugin';

interface Term {
  readonly id: string;
  /** Name and meaning by the code of the locale. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly meaning: string }>>;
  readonly place: Place;
}

export default definePlugin({
  name: 'glossary',
  options: {
    file: { type: 'string', description: 'The YAML file with the terms.', default: 'glossary.yaml' },
    folder: { type: 'string', description: 'The folder of the pages, in the first section.', default: 'glossary' },
  },
  config: {
    glossary: {
      type: 'object',
      description: 'What readers see of the glossary.',
      required: true,
      properties: {
        title: {
          type: 'object',
          description: 'Its title, by locale.',
          required: true,
          values: { type: 'string', description: 'The title in one language.' },
        },
      },
    },
  },
  setup: (site) => {
    const { file, folder } = site.options;
    const [section] = site.sections;
    const below = [section?.versions[0]?.folder, folder].filter(Boolean).join('/');

    site.content(async (context) => {
      const terms = await readTerms(await context.readYaml(file), context);
      return site.locales.flatMap(({ code, folder: content }) => [
        {
          path: `${content}/${below}/_category_.yml`,
          text: `label: ${JSON.stringify(site.config.glossary.title[code] ?? folder)}\nlink: { type: generated-index }\n`,
          from: { file },
        },
        ...terms.flatMap(({ id, texts, place }) => {
          const own = texts[code];
          if (!own) return [];
          const text = `---\ntitle: ${JSON.stringify(own.name)}\n---\n\n${own.meaning}\n`;
          return [{ path: `${content}/${below}/${id}.md`, text, from: place }];
        }),
      ]);
    });

    site.files(({ pages }) => {
      const terms = pages.filter(({ file: path }) => path?.includes(`/${below}/`));
      const list = terms.map(({ locale, title, url }) => ({ locale, title, url }));
      return [{ path: 'glossary.json', content: JSON.stringify(list) }];
    });
  },
});

/** Reports entries that are not terms, and skips them. */
async function readTerms({ value, placeOf }: YamlFile, { report }: HookContext): Promise<readonly Term[]> {
  return Object.entries(value ?? {}).flatMap(([id, texts]): readonly Term[] => {
    const wrong = Object.entries(texts ?? {}).find(([, text]) => !isTerm(text));
    if (!wrong) return [{ id, texts, place: placeOf(id) }];
    const message = `The term '${id}' needs a name and a meaning in '${wrong[0]}'`;
    report({ code: 'term', message, ...placeOf(id, wrong[0]) });
    return [];
  });
}

function isTerm(text: unknown): boolean {
  const { name, meaning } = Object(text);
  return typeof name === 'string' && typeof meaning === 'string';
}
