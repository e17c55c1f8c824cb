// Collects information about the folder of a new site.
import type { FoundContent } from './found-content.ts';
import type { PackageManager } from './package-managers.ts';

export interface TargetFolder {
  readonly folderName: string;
  readonly found: FoundContent;
  /** Whether the folder has a configuration. If so, no pages are created. */
  readonly isConfigured: boolean;
  readonly packageManager: PackageManager;
  /** npm specifier of docsgen, such as `^1.0.0` or `file:../docsgen`. */
  readonly docsgen: string;
  /** npm specifiers of the feature packages that can be installed, by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** The branch that is deployed. */
  readonly branch: string;
  /** Path of the site relative to the repository's root; `''` if it is the root, or if there is no repository. */
  readonly folderInRepository: string;
  /** Value of the configuration key `editLink`; `undefined` if it is unknown. */
  readonly editLink: string | undefined;
}
