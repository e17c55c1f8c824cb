// `@docusaurus/plugin-content-docs/client`, with the data that docsgen passes to components. Accessing any other field
// throws an error, because `undefined` would result in empty output.
import { currentPage, mistake } from './environment.ts';

type Fields = Readonly<Record<string, unknown>>;

function knownFields(known: Fields, of: string): Fields {
  return new Proxy(known, {
    get: (fields, name) => {
      if (typeof name === 'symbol' || name in fields || name === 'toJSON' || name === 'then')
        return Reflect.get(fields, name);
      throw mistake(`'${name}' of ${of} is not available to components: pass it as a prop`);
    },
  });
}

interface DocOfPage {
  readonly metadata: Fields;
  readonly frontMatter: Fields;
  readonly contentTitle: string;
}

export function useDoc(): DocOfPage {
  const { title = '' } = currentPage() ?? {};
  return {
    metadata: knownFields({ title }, 'the document'),
    frontMatter: knownFields({}, 'the front matter, which pages can access as frontMatter'),
    contentTitle: title,
  };
}

export function useDocsVersion(): Fields {
  return knownFields({}, 'the version');
}

export function useDocsSidebar(): Fields {
  return knownFields({}, 'the sidebar');
}
