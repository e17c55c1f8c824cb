// The static frame of a page: <html> with the state that CSS and the early script read, <head>, and the
// element the shell lives in.

import type { HeadView, Html, ShellView } from '../props.ts';
import { Head } from './head.tsx';

interface DocumentProps {
  readonly head: HeadView;
  readonly shell: ShellView;
  /** The shell, rendered for hydration. */
  readonly markup: Html;
}

export function Document({ head, shell, markup }: DocumentProps) {
  const { initial, canSwitch, respectsSystem } = shell.colorMode;
  return (
    <html
      lang={shell.lang}
      dir={shell.direction}
      data-theme={initial}
      data-color-default={initial}
      data-color-system={respectsSystem ? '' : undefined}
      data-color-fixed={canSwitch ? undefined : ''}
    >
      <Head head={head} />
      <body>
        <div id="docsgen" dangerouslySetInnerHTML={{ __html: markup }} />
      </body>
    </html>
  );
}
