// `@docusaurus/plugin-content-docs/client`, as far as a component is told of the page that it stands in. What it is not
// told says so by its name, because `undefined` would come out empty.
import { mistake, pageAround } from './surroundings.ts';

type Fields = Readonly<Record<string, unknown>>;

function knownFields(known: Fields, of: string): Fields {
  return new Proxy(known, {
    get: (fields, name) => {
      if (typeof name === 'symbol' || name in fields || name === 'toJSON' || name === 'then')
        return Reflect.get(fields, name);
      throw mistake(`Components are not told '${name}' of ${of}: give it to the component as a prop`);
    },
  });
}

interface DocOfPage {
  readonly metadata: Fields;
  readonly frontMatter: Fields;
  readonly contentTitle: string;
}

export function useDoc(): DocOfPage {
  const { title = '' } = pageAround() ?? {};
  return {
    metadata: knownFields({ title }, 'the document'),
    frontMatter: knownFields({}, 'the front matter, which pages know as frontMatter'),
    contentTitle: title,
  };
}

export function useDocsVersion(): Fields {
  return knownFields({}, 'the version');
}

export function useDocsSidebar(): Fields {
  return knownFields({}, 'the sidebar');
}
