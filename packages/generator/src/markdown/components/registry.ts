// The built-in components. Loads only the components that a page uses.
import type { BuiltinComponent, ComponentForm } from './read/component.ts';

interface RegisteredComponent {
  readonly forms: readonly ComponentForm[];
  readonly load: () => Promise<BuiltinComponent>;
}

const containerOnly: readonly ComponentForm[] = ['container'];
const containerOrLeaf: readonly ComponentForm[] = ['container', 'leaf'];

function component(
  name: string,
  forms: readonly ComponentForm[],
  load: RegisteredComponent['load'],
): readonly [string, RegisteredComponent] {
  return [name, { forms, load }];
}

/** Components by their names in JSX. */
const registered: ReadonlyMap<string, RegisteredComponent> = new Map([
  component('Accordion', containerOnly, async () => (await import('./accordion.ts')).accordion),
  component('Badge', ['text'], async () => (await import('./badge.ts')).badge),
  component('Card', containerOrLeaf, async () => (await import('./card.ts')).card),
  component('Cards', containerOnly, async () => (await import('./cards.ts')).cards),
  component('CodeGroup', containerOnly, async () => (await import('./code-group.ts')).codeGroup),
  component('Column', containerOnly, async () => (await import('./columns.ts')).column),
  component('Columns', containerOnly, async () => (await import('./columns.ts')).columns),
  component('Contents', ['leaf'], async () => (await import('./contents.ts')).contents),
  component('Deprecated', ['container', 'leaf', 'text'], async () => (await import('./release.ts')).deprecated),
  component('Embed', containerOrLeaf, async () => (await import('./embed.ts')).embed),
  component('Field', containerOrLeaf, async () => (await import('./field.ts')).field),
  component('Fields', containerOnly, async () => (await import('./field.ts')).fields),
  component('Figure', containerOrLeaf, async () => (await import('./figure.ts')).figure),
  component('FileTree', containerOnly, async () => (await import('./file-tree.ts')).fileTree),
  component('Glossary', ['leaf'], async () => (await import('./term.ts')).glossary),
  component('Icon', ['text', 'leaf'], async () => (await import('./icon.ts')).icon),
  component('PackageManagers', ['leaf'], async () => (await import('./package-managers.ts')).packageManagers),
  component('PageList', ['leaf'], async () => (await import('./page-list.ts')).pageList),
  component('Since', ['text', 'leaf'], async () => (await import('./release.ts')).since),
  component('Steps', containerOnly, async () => (await import('./steps.ts')).steps),
  component('Tab', containerOnly, async () => (await import('./tabs.ts')).tab),
  component('Tabs', containerOnly, async () => (await import('./tabs.ts')).tabs),
  component('Term', ['text'], async () => (await import('./term.ts')).term),
  component('Video', containerOrLeaf, async () => (await import('./video.ts')).video),
]);

/** Names of components by directive: `FileTree` is `:::file-tree`. */
const byDirective: ReadonlyMap<string, string> = new Map(
  Array.from(registered.keys(), (name) => [name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase(), name]),
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

const inText = directiveNames.filter((directive) => formsOf(byDirective.get(directive) ?? '').includes('text'));
const textDirective = new RegExp(`(?:^|[^:\\w]):(?:${inText.join('|')})[[{]`);

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
