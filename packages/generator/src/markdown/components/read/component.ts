// Types of a built-in component: its name in JSX, its props, and the function that renders it. `registry.ts` lists all
// components, with the names of their directives.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
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

/** Validated props, with names in camel case. */
export type Props = Readonly<Record<string, PropValue | undefined>>;

export interface PropRule {
  /**
   * Type of the value. In directives, every value is a string. It is parsed as a number, as `true` or as a list
   * (`a, b`) if the prop has such a type.
   */
  readonly type: 'string' | 'number' | 'boolean' | 'list';
  readonly isRequired?: boolean;
  /** The valid values, if not all values are valid. */
  readonly values?: readonly string[];
  /** Set if the label of a directive, such as `:::card[Label]`, sets this prop. */
  readonly isLabel?: boolean;
  /** Returns the rest of a sentence that starts with "must be", if a value of the correct type is invalid. */
  readonly flaw?: (value: PropValue) => string | undefined;
}

/** `container`: `:::name … :::`; `leaf`: `::name`; `text`: the inline `:name[…]`. */
export type ComponentForm = 'container' | 'leaf' | 'text';

export interface BuiltinComponent {
  /** Name in JSX, such as `FileTree`. */
  readonly name: string;
  readonly props: Readonly<Record<string, PropRule>>;
  /** Names of the valid parent components. The component must have one of them as its parent. */
  readonly inside?: readonly string[];
  /** Style sheets and scripts that articles with this component need. */
  readonly files?: readonly ArticleFile[];
  /** Renders the component, after its children are rendered. */
  render(use: ComponentUse): readonly ElementContent[] | Promise<readonly ElementContent[]>;
}

/** One use of a component in an article. */
export interface ComponentUse {
  readonly props: Props;
  /** Content of the prop with `isLabel`: the string as text, or the parsed Markdown of a directive's label. */
  readonly label: readonly ElementContent[];
  /** The label without markup. */
  readonly labelText: string;
  /** The parsed children, with nested components rendered. */
  readonly children: readonly ElementContent[];
  readonly position: Position | undefined;
  /** Whether the component is used inline. */
  readonly isInline: boolean;
  readonly messages: ArticleStrings;
  /** Language of the article. */
  readonly lang: string;
  /** The option `markdown.html`. */
  readonly html: MarkdownOptions['html'];
  /** Adds a style sheet or script to those in `files`. */
  readonly needFile: (file: ArticleFile) => void;
  /** Allows frames of this origin in the Content-Security-Policy of the page. */
  readonly needFrames: (origin: string) => void;
  /**
   * Reads a content file, which becomes a dependency of the article. A file is read once for all components of the
   * article, and its errors are reported. Resolves with `undefined` if the file does not exist.
   */
  readonly readFile: <Value>(path: string, read: ReadContent<Value>) => Promise<Value | undefined>;
  readonly report: (problem: ComponentProblem) => void;
}

export type ReadContent<Value> = (file: ContentFile) => Checked<Value>;

export interface ContentFile {
  readonly path: SourcePath;
  readonly text: string;
}

/** A problem with a use of the component. The default position is the component's position. */
export interface ComponentProblem {
  /** Set if readers do not see some of the content as intended. If not set, the problem is a warning. */
  readonly isError?: boolean;
  readonly message: string;
  readonly hint?: string;
  readonly position?: Position | undefined;
}
