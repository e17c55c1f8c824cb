export interface PlannedFile {
  /** Path relative to the site's root. The path of a workflow may start with `../`. */
  readonly path: string;
  readonly text: string;
  /** Instruction to print if the file already exists. */
  readonly otherwise?: string;
}
