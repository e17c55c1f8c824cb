// A file that a command would write.

export interface PlannedFile {
  /** From the site's folder; that of a workflow may begin with `../`. */
  readonly path: string;
  readonly text: string;
  /** What to do by hand where such a file is there already. */
  readonly otherwise?: string;
}
