import type { KeyPath, Position } from '../../model/diagnostic.ts';

export interface ConfigOrigin {
  /** `undefined` if the site has no configuration file. */
  readonly file: string | undefined;
  readonly positionOf: (path: KeyPath) => Position | undefined;
}

export type Report = (path: KeyPath, message: string, hint: string | undefined) => void;
