// docsgen's own components for code, `docsgen/components` in the package. The types follow from their
// definitions: `npx vitest run --project unit tests/unit/markdown/component-types.test.ts -u` writes this file.
// Compiled components take them from the runtime at once; what is here is for editors, and for a site's own tests.
import { runtimeKey } from '@docsgen/contract/component-runtime';

/** An element of React, described without React's own types. */
export interface Drawn {
  readonly type: string;
  readonly props: unknown;
  readonly key: string | null;
}

interface WithChildren {
  readonly children?: unknown;
}

function drawn(name: string, props: object): Drawn {
  const runtime = Reflect.get(globalThis, Symbol.for(runtimeKey));
  if (runtime === undefined) throw new Error(`<${name}> works in components that docsgen draws`);
  return runtime.components[name](props);
}

/** What is shown in place of a component with `client="only"`, until the browser draws it. */
export function Fallback(props: WithChildren): Drawn {
  return drawn('Fallback', props);
}

export interface AccordionProps extends WithChildren {
  readonly title: string;
  readonly open?: boolean;
  readonly name?: string;
}

export function Accordion(props: AccordionProps): Drawn {
  return drawn('Accordion', props);
}

export interface BadgeProps extends WithChildren {
  readonly text?: string;
  readonly variant?: 'note' | 'tip' | 'info' | 'warning' | 'danger';
}

export function Badge(props: BadgeProps): Drawn {
  return drawn('Badge', props);
}

export interface CardProps extends WithChildren {
  readonly title: string;
  readonly href?: string;
  readonly icon?: string;
}

export function Card(props: CardProps): Drawn {
  return drawn('Card', props);
}

export interface CardsProps extends WithChildren {
  readonly columns?: 1 | 2 | 3 | 4;
}

export function Cards(props: CardsProps): Drawn {
  return drawn('Cards', props);
}

export interface CodeGroupProps extends WithChildren {
  readonly group?: string;
  readonly sync?: string;
}

export function CodeGroup(props: CodeGroupProps): Drawn {
  return drawn('CodeGroup', props);
}

export interface ColumnProps extends WithChildren {}

export function Column(props: ColumnProps): Drawn {
  return drawn('Column', props);
}

export interface ColumnsProps extends WithChildren {}

export function Columns(props: ColumnsProps): Drawn {
  return drawn('Columns', props);
}

export interface ContentsProps extends WithChildren {
  readonly minLevel?: 2 | 3 | 4 | 5 | 6;
  readonly maxLevel?: 2 | 3 | 4 | 5 | 6;
}

export function Contents(props: ContentsProps): Drawn {
  return drawn('Contents', props);
}

export interface DeprecatedProps extends WithChildren {
  readonly since?: string;
  readonly use?: string;
}

export function Deprecated(props: DeprecatedProps): Drawn {
  return drawn('Deprecated', props);
}

export interface EmbedProps extends WithChildren {
  readonly url: string;
  readonly title: string;
  readonly poster?: string;
  readonly ratio?: '16/9' | '4/3' | '1/1' | '9/16' | '21/9';
  readonly caption?: string;
}

export function Embed(props: EmbedProps): Drawn {
  return drawn('Embed', props);
}

export interface FieldProps extends WithChildren {
  readonly name: string;
  readonly type?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly default?: string;
  readonly deprecated?: boolean;
}

export function Field(props: FieldProps): Drawn {
  return drawn('Field', props);
}

export interface FieldsProps extends WithChildren {}

export function Fields(props: FieldsProps): Drawn {
  return drawn('Fields', props);
}

export interface FigureProps extends WithChildren {
  readonly src?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly width?: number;
  readonly zoom?: boolean;
}

export function Figure(props: FigureProps): Drawn {
  return drawn('Figure', props);
}

export interface FileTreeProps extends WithChildren {}

export function FileTree(props: FileTreeProps): Drawn {
  return drawn('FileTree', props);
}

export interface GlossaryProps extends WithChildren {}

export function Glossary(props: GlossaryProps): Drawn {
  return drawn('Glossary', props);
}

export interface IconProps extends WithChildren {
  readonly name?: string;
  readonly label?: string;
}

export function Icon(props: IconProps): Drawn {
  return drawn('Icon', props);
}

export interface PackageManagersProps extends WithChildren {
  readonly command: string;
  readonly managers?: readonly (string | number)[];
  readonly group?: string;
}

export function PackageManagers(props: PackageManagersProps): Drawn {
  return drawn('PackageManagers', props);
}

export interface PageListProps extends WithChildren {
  readonly of?: string;
}

export function PageList(props: PageListProps): Drawn {
  return drawn('PageList', props);
}

export interface SinceProps extends WithChildren {
  readonly version?: string;
}

export function Since(props: SinceProps): Drawn {
  return drawn('Since', props);
}

export interface StepsProps extends WithChildren {}

export function Steps(props: StepsProps): Drawn {
  return drawn('Steps', props);
}

export interface TabProps extends WithChildren {
  readonly label: string;
  readonly default?: boolean;
}

export function Tab(props: TabProps): Drawn {
  return drawn('Tab', props);
}

export interface TabsProps extends WithChildren {
  readonly group?: string;
  readonly sync?: string;
}

export function Tabs(props: TabsProps): Drawn {
  return drawn('Tabs', props);
}

export interface TermProps extends WithChildren {
  readonly id?: string;
}

export function Term(props: TermProps): Drawn {
  return drawn('Term', props);
}

export interface VideoProps extends WithChildren {
  readonly src: string;
  readonly title?: string;
  readonly poster?: string;
  readonly captions?: string;
  readonly captionsLang?: string;
  readonly caption?: string;
  readonly loop?: boolean;
}

export function Video(props: VideoProps): Drawn {
  return drawn('Video', props);
}
