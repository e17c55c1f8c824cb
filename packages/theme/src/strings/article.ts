// Words inside articles. Only the generator needs them, so they stay out of what the browser loads.

import type { ArticleStrings } from '../props.ts';
import { chooseByTag } from './choose-by-tag.ts';

const es: ArticleStrings = {
  note: 'Nota',
  tip: 'Consejo',
  info: 'Información',
  warning: 'Advertencia',
  danger: 'Peligro',
  headingLink: 'Enlace directo a {heading}',
  footnotes: 'Notas al pie',
  footnoteBack: 'Volver a la referencia {number}',
  details: 'Detalles',
  taskDone: 'Hecho',
  taskOpen: 'Pendiente',
  table: 'Tabla',
};

const en: ArticleStrings = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  headingLink: 'Direct link to {heading}',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  details: 'Details',
  taskDone: 'Done',
  taskOpen: 'To do',
  table: 'Table',
};

/** The words for a BCP 47 tag: of exactly that tag, else of its base language, else English. */
export function articleStringsFor(lang: string): ArticleStrings {
  return (
    chooseByTag(
      new Map([
        ['es', es],
        ['en', en],
      ]),
      lang,
    ) ?? en
  );
}
