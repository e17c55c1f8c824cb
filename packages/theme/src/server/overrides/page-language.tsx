// The language of the page for the parts of a site's own, which all are told it: a part that the theme draws without it
// takes it from here, in the build and in the browser.

import { type ComponentProps, createContext } from 'react';
import { Shell as ThemeShell } from '../../components/layout/shell.tsx';

/** The BCP 47 tag of `<html lang>`. */
export const PageLanguage = createContext('');

/** The shell, with the page's language for what is in it. */
export function Shell(props: ComponentProps<typeof ThemeShell>) {
  return (
    <PageLanguage value={props.shell.lang}>
      <ThemeShell {...props} />
    </PageLanguage>
  );
}
