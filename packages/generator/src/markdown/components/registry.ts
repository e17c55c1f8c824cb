// The built-in components. Loads only the components that a page uses.
import type { BuiltinComponent, ComponentForm } from './read/component.ts';

interface RegisteredComponent {
  readonly forms: readonly ComponentForm[];
  readonly load: () => Promise<BuiltinComponent>;
}

const block: readonly ComponentForm[] = ['container'];
const either: readonly ComponentForm[] = ['container', 'leaf'];

function component(
  name: string,
  forms: readonly ComponentForm[],
  load: RegisteredComponent['load'],
): readonly [string, RegisteredComponent] {
  return [name, { forms, load }];
}

/** Components by their names in JSX. */
const registered: ReadonlyMap<string, RegisteredComponent> = new Map([
  component('Accordion', block, async () => (await import('./accordion.ts')).accordion),
  component('Badge', ['text'], async () => (await import('./badge.ts')).badge),
  component('Card', either, async () => (await import('./card.ts')).card),
  component('Cards', block, async () => (await import('./cards.ts')).cards),
  component('CodeGroup', block, async () => (await import('./code-group.ts')).codeGroup),
  component('Column', block, async () => (await import('./columns.ts')).column),
  component('Columns', block, async () => (await import('./columns.ts')).columns),
  component('Contents', ['leaf'], async () => (await import('./contents.ts')).contents),
  component('Deprecated', ['container', 'leaf', 'text'], async () => (await import('./release.ts')).deprecated),
  component('Embed', either, async () => (await import('./embed.ts')).embed),
  component('Field', either, async () => (await import('./field.ts')).field),
  component('Fields', block, async () => (await import('./field.ts')).fields),
  component('Figure', either, async () => (await import('./figure.ts')).figure),
  component('FileTree', block, async () => (await import('./file-tree.ts')).fileTree),
  component('Glossary', ['leaf'], async () => (await import('./term.ts')).glossary),
  component('Icon', ['text', 'leaf'], async () => (await import('./icon.ts')).icon),
  component('PackageManagers', ['leaf'], async () => (await import('./package-managers.ts')).packageManagers),
  component('PageList', ['leaf'], async () => (await import('./page-list.ts')).pageList),
  component('Since', ['text', 'leaf'], async () => (await import('./release.ts')).since),
  component('Steps', block, async () => (await import('./steps.ts')).steps),
  component('Tab', block, async () => (await import('./tabs.ts')).tab),
  component('Tabs', block, async () => (await import('./tabs.ts')).tabs),
  component('Term', ['text'], async () => (await import('./term.ts')).term),
  component('Video', either, async () => (await import('./video.ts')).video),
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
