// `@theme/CodeBlock`: rendered like a fence, with highlighting, title and marked lines. Inside islands, code is not
// highlighted, because a browser would have to load the highlighter.
import { Children, type HTMLAttributes, isValidElement, type ReactNode } from 'react';
import { isInIsland } from './environment.ts';

export interface CodeBlockProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly language?: string;
  readonly metastring?: string;
  readonly title?: ReactNode;
  readonly showLineNumbers?: boolean | number;
  readonly children?: ReactNode;
}

export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, className = '', language, title } = props;
  const code = textOf(children);
  const named = language ?? /\blanguage-(\S+)/.exec(className)?.[1];
  const languageClass = named === undefined ? undefined : `language-${named}`;
  if (code === undefined) {
    const inside = soleCode(children);
    return inside ? <CodeBlock {...inside} /> : <pre className={className}>{children}</pre>;
  }
  if (isInIsland()) return <PlainCode code={code} title={title} languageClass={languageClass} />;
  const meta = metaOf(props);
  return (
    <pre>
      <code className={languageClass} data-meta={meta === '' ? undefined : meta}>
        {`${code}\n`}
      </code>
    </pre>
  );
}

interface PlainCodeProps {
  readonly code: string;
  readonly title: ReactNode;
  readonly languageClass: string | undefined;
}

function PlainCode({ code, title, languageClass }: PlainCodeProps): ReactNode {
  return (
    <figure className="code">
      {title !== undefined && title !== null && (
        <figcaption className="code-bar">
          <span className="code-title">{title}</span>
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that is wider than the page is scrolled by keys */}
      <pre tabIndex={0}>
        <code className={languageClass}>{code}</code>
      </pre>
    </figure>
  );
}

function metaOf({ metastring = '', title, showLineNumbers }: CodeBlockProps): string {
  const isTitled = typeof title === 'string' && !/\btitle=/.test(metastring);
  const isNumbered =
    showLineNumbers !== undefined && showLineNumbers !== false && !/\bshowLineNumbers/.test(metastring);
  const quote = isTitled && title.includes('"') ? "'" : '"';
  return [
    metastring,
    isTitled ? `title=${quote}${title}${quote}` : '',
    isNumbered ? `showLineNumbers${typeof showLineNumbers === 'number' ? `={${showLineNumbers}}` : ''}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns `undefined` if the children contain elements. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) return undefined;
  return parts.join('').replace(/^\n+/, '').trimEnd();
}

/** In Docusaurus, `<pre>` has a code block as its only child. */
function soleCode(children: ReactNode): CodeBlockProps | undefined {
  const [only, ...others] = Children.toArray(children);
  const isCode = isValidElement<CodeBlockProps>(only) && only.type === 'code';
  return others.length === 0 && isCode ? only.props : undefined;
}
