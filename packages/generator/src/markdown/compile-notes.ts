// What the plugins of the pipeline find out about one article, kept beside it on its vfile.
import type { VFile } from 'vfile';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Heading, Reference, TextSection } from '../model/site.ts';
import type { PageSources } from './source-lines.ts';

export interface CompileNotes {
  /** The h1 to put in front where the text has none; `none`: nothing is put there; `elsewhere`: the layout shows it. */
  readonly title: { readonly text: string } | 'none' | 'elsewhere';
  /** `undefined`: the text is no file's. */
  readonly sources: PageSources | undefined;
  readonly headings: Heading[];
  readonly anchors: Set<string>;
  readonly references: Reference[];
  readonly sections: TextSection[];
  readonly diagnostics: Diagnostic[];
}

declare module 'vfile' {
  interface DataMap {
    docsgen: CompileNotes;
  }
}

export function newNotes(title: CompileNotes['title'], sources?: PageSources): CompileNotes {
  return { title, sources, headings: [], anchors: new Set(), references: [], sections: [], diagnostics: [] };
}

export function notesOf(file: VFile): CompileNotes {
  const notes = file.data.docsgen;
  if (!notes) throw new Error('This plugin runs only inside the docsgen pipeline.');
  return notes;
}
