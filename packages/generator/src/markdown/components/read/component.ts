// What a component of docsgen's own is: how directives and JSX spell it, which props it takes, and the plain elements
// that it draws. One file each, listed in registry.ts.

import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { ElementContent } from 'hast';
import type { ArticleFile } from '../../../model/components.ts';
import type { MarkdownOptions } from '../../../model/config.ts';
import type { Checked, Position } from '../../../model/diagnostic.ts';
import type { SourcePath } from '../../../model/paths.ts';

export type PropValue =
  | string
  | number
  | boolean
  | null
  | readonly PropValue[]
  | { readonly [name: string]: PropValue };

/** Checked, and in camel case. */
export type Props = Readonly<Record<string, PropValue | undefined>>;

export interface PropRule {
  /** In directives every value is a text: numbers, `true` and lists (`a, b`) are read from it. */
  readonly type: 'string' | 'number' | 'boolean' | 'list';
  readonly isRequired?: boolean;
  /** The only values there are. */
  readonly values?: readonly string[];
  /** `:::card[Label]` gives this prop its value. */
  readonly isLabel?: boolean;
  /** What is wrong with a value that has the right type, as the end of "'value' is …". */
  readonly flaw?: (value: PropValue) => string | undefined;
}

/** `container`: `:::name … :::`; `leaf`: `::name`; `text`: `:name[…]` in running text. */
export type ComponentForm = 'container' | 'leaf' | 'text';

export interface OwnComponent {
  /** As JSX spells it: `FileTree`. */
  readonly name: string;
  readonly props: Readonly<Record<string, PropRule>>;
  /** Components that it has to stand in, one of them its parent. */
  readonly inside?: readonly string[];
  /** Style sheets and scripts of articles that use it. */
  readonly files?: readonly ArticleFile[];
  /** Children come first: they are drawn already. */
  draw(use: ComponentUse): readonly ElementContent[] | Promise<readonly ElementContent[]>;
}

/** One place where an article uses a component. */
export interface ComponentUse {
  readonly props: Props;
  /** What the prop with `isLabel` shows: the text, or what Markdown made of a directive's label. */
  readonly label: readonly ElementContent[];
  /** The same without markup. */
  readonly labelText: string;
  /** As Markdown made them, the components among them drawn. */
  readonly children: readonly ElementContent[];
  readonly position: Position | undefined;
  /** It stands in running text. */
  readonly isInline: boolean;
  readonly messages: ArticleMessages;
  /** Language of the article. */
  readonly lang: string;
  /** What the site takes from its authors: see `markdown.html`. */
  readonly html: MarkdownOptions['html'];
  /** Asks for a style sheet or a script beside those that every use of the component has. */
  readonly needFile: (file: ArticleFile) => void;
  /** Allows the page to show frames of another origin, in the policy that hosts send with pages. */
  readonly needFrames: (origin: string) => void;
  /**
   * What a file of the content says, on which the article depends from then on. It is read once for all components of
   * the article, and its mistakes are told; `undefined`: there is no such file.
   */
  readonly readFile: <Value>(path: string, read: ReadContent<Value>) => Promise<Value | undefined>;
  readonly tell: (mistake: Mistake) => void;
}

export type ReadContent<Value> = (file: ContentFile) => Checked<Value>;

export interface ContentFile {
  readonly path: SourcePath;
  readonly text: string;
}

/** Something wrong with a use. The place is that of the component unless there is a closer one. */
export interface Mistake {
  /** Part of what is written is not shown as meant. Otherwise it is a warning. */
  readonly isError?: boolean;
  readonly message: string;
  readonly hint?: string;
  readonly position?: Position | undefined;
}
