// What a new site finds around it.
import type { FoundContent } from './found-content.ts';
import type { PackageManager } from './package-managers.ts';

export interface StarterPlace {
  readonly folderName: string;
  readonly found: FoundContent;
  /** The site has a configuration; then its pages and its configuration are its own affair. */
  readonly isConfigured: boolean;
  readonly packageManager: PackageManager;
  /** npm specifier of docsgen: `^1.0.0`, `file:../docsgen`. */
  readonly docsgen: string;
  /** The branch that is published. */
  readonly branch: string;
  /** From the repository's topmost folder to the site's; `''`: they are the same, or there is no repository. */
  readonly folderInRepository: string;
  /** For the configuration; `undefined`: not known. */
  readonly editLink: string | undefined;
}
