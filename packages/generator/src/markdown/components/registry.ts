// Names of docsgen's own components, and where each is. Only those that a page uses are loaded.
import type { ComponentForm, OwnComponent } from './component.ts';

export interface RegisteredComponent {
  /** As directives spell it. */
  readonly directive: string;
  readonly forms: readonly ComponentForm[];
  readonly load: () => Promise<OwnComponent>;
}

/** By the name that JSX has for them. */
const registered: ReadonlyMap<string, RegisteredComponent> = new Map<string, RegisteredComponent>([
  ['Steps', { directive: 'steps', forms: ['container'], load: async () => (await import('./steps.ts')).steps }],
]);

const byDirective: ReadonlyMap<string, string> = new Map(
  Array.from(registered, ([name, { directive }]) => [directive, name]),
);

export const componentNames: readonly string[] = [...registered.keys()];
export const directiveNames: readonly string[] = [...byDirective.keys()];

export function componentOf(name: string): RegisteredComponent | undefined {
  return registered.get(name);
}

/** Name of the component that a directive is, if it can be written in this form. */
export function nameOfDirective(directive: string, form: ComponentForm): string | undefined {
  const name = byDirective.get(directive.toLowerCase());
  return name !== undefined && registered.get(name)?.forms.includes(form) ? name : undefined;
}
