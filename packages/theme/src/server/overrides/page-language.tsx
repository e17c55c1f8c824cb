// Provides the language of the page to overrides, all of which receive it as a prop, even if the theme's component does
// not pass it on. Used in the build and in the browser.

import { type ComponentProps, createContext } from 'react';
import { Shell as ThemeShell } from '../../components/layout/shell.tsx';

/** The BCP 47 tag in `<html lang>`. */
export const PageLanguage = createContext('');

/** The shell, as a provider of the page language. */
export function Shell(props: ComponentProps<typeof ThemeShell>) {
  return (
    <PageLanguage value={props.shell.lang}>
      <ThemeShell {...props} />
    </PageLanguage>
  );
}
