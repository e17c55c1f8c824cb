// The built-in components. Loads only the components that a page uses.
import type { BuiltinComponent, ComponentForm } from './read/component.ts';

interface RegisteredComponent {
  /** Name of the directive. */
  readonly directive: string;
  readonly forms: readonly ComponentForm[];
  readonly load: () => Promise<BuiltinComponent>;
}

const block: readonly ComponentForm[] = ['container'];
const either: readonly ComponentForm[] = ['container', 'leaf'];

/** Components by their names in JSX. */
const registered: ReadonlyMap<string, RegisteredComponent> = new Map<string, RegisteredComponent>([
  ['Accordion', { directive: 'accordion', forms: block, load: async () => (await import('./accordion.ts')).accordion }],
  ['Badge', { directive: 'badge', forms: ['text'], load: async () => (await import('./badge.ts')).badge }],
  ['Card', { directive: 'card', forms: either, load: async () => (await import('./card.ts')).card }],
  ['Cards', { directive: 'cards', forms: block, load: async () => (await import('./cards.ts')).cards }],
  [
    'CodeGroup',
    { directive: 'code-group', forms: block, load: async () => (await import('./code-group.ts')).codeGroup },
  ],
  ['Column', { directive: 'column', forms: block, load: async () => (await import('./columns.ts')).column }],
  ['Columns', { directive: 'columns', forms: block, load: async () => (await import('./columns.ts')).columns }],
  ['Contents', { directive: 'contents', forms: ['leaf'], load: async () => (await import('./contents.ts')).contents }],
  [
    'Deprecated',
    {
      directive: 'deprecated',
      forms: ['container', 'leaf', 'text'],
      load: async () => (await import('./release.ts')).deprecated,
    },
  ],
  ['Embed', { directive: 'embed', forms: either, load: async () => (await import('./embed.ts')).embed }],
  ['Field', { directive: 'field', forms: either, load: async () => (await import('./field.ts')).field }],
  ['Fields', { directive: 'fields', forms: block, load: async () => (await import('./field.ts')).fields }],
  ['Figure', { directive: 'figure', forms: either, load: async () => (await import('./figure.ts')).figure }],
  ['FileTree', { directive: 'file-tree', forms: block, load: async () => (await import('./file-tree.ts')).fileTree }],
  ['Glossary', { directive: 'glossary', forms: ['leaf'], load: async () => (await import('./term.ts')).glossary }],
  ['Icon', { directive: 'icon', forms: ['text', 'leaf'], load: async () => (await import('./icon.ts')).icon }],
  [
    'PackageManagers',
    {
      directive: 'package-managers',
      forms: ['leaf'],
      load: async () => (await import('./package-managers.ts')).packageManagers,
    },
  ],
  [
    'PageList',
    { directive: 'page-list', forms: ['leaf'], load: async () => (await import('./page-list.ts')).pageList },
  ],
  ['Since', { directive: 'since', forms: ['text', 'leaf'], load: async () => (await import('./release.ts')).since }],
  ['Steps', { directive: 'steps', forms: block, load: async () => (await import('./steps.ts')).steps }],
  ['Tab', { directive: 'tab', forms: block, load: async () => (await import('./tabs.ts')).tab }],
  ['Tabs', { directive: 'tabs', forms: block, load: async () => (await import('./tabs.ts')).tabs }],
  ['Term', { directive: 'term', forms: ['text'], load: async () => (await import('./term.ts')).term }],
  ['Video', { directive: 'video', forms: either, load: async () => (await import('./video.ts')).video }],
]);

const byDirective: ReadonlyMap<string, string> = new Map(
  Array.from(registered, ([name, { directive }]) => [directive, name]),
);

export const componentNames: readonly string[] = [...registered.keys()];
export const directiveNames: readonly string[] = [...byDirective.keys()];

export function componentOf(name: string): RegisteredComponent | undefined {
  return registered.get(name);
}

/** Returns the forms that a component supports. The first form is the default. */
export function formsOf(name: string): readonly ComponentForm[] {
  return registered.get(name)?.forms ?? [];
}

/** Returns the name of the component for a directive. */
export function nameOfDirective(directive: string): string | undefined {
  return byDirective.get(directive.toLowerCase());
}

const inText = Array.from(registered.values(), ({ directive, forms }) => (forms.includes('text') ? [directive] : []));
const textDirective = new RegExp(`(?:^|[^:\\w]):(?:${inText.flat().join('|')})[[{]`);

/** Reports whether inline components may occur in the text. Other directives are on separate lines. */
export function hasTextComponents(markdown: string): boolean {
  return textDirective.test(markdown);
}

/**
 * Reports whether the source may contain code fences that are components (see `recognize.ts`). A false match costs only
 * an unnecessary traversal.
 */
export function hasFenceComponents(markdown: string): boolean {
  return /[`~]{3}[ \t]*npm\b|\bnpm2yarn\b/.test(markdown);
}
