// What the search dialog says, in Spanish.

import type { SearchDialogStrings } from './search.ts';

export const searchEs: SearchDialogStrings = {
  hint: 'Busque en títulos y textos. No importan las tildes ni las mayúsculas; los nombres del código se encuentran completos o por partes.',
  titleHint:
    'Escriba algunas palabras del título y vaya directo a la página. No importan las tildes, las mayúsculas ni el orden.',
  recent: 'Búsquedas recientes',
  forget: 'Quitar «{query}»',
  forgetAll: 'Quitar todas',
  scope: 'Dónde buscar',
  everywhere: 'En todo',
  onlyHere: 'Solo en {section}',
  list: 'Resultados de la búsqueda',
  byTitle: 'Páginas y apartados',
  inText: 'En el texto',
  elsewhere: 'En el resto de la documentación',
  searching: 'Buscando en los textos…',
  textFailure: 'No fue posible buscar en los textos. Compruebe su conexión e inténtelo otra vez.',
  more: 'Más resultados',
  results: { one: '{count} resultado', other: '{count} resultados' },
  firstResults: { one: 'Primer resultado', other: 'Primeros {count} resultados' },
  none: 'No se encontró nada para «{query}».',
  noTitle: 'Ningún título coincide con «{query}».',
  noneHere: 'No se encontró nada para «{query}» en {section}.',
  noneHint: 'Pruebe con menos palabras o con otra más general, y revise cómo están escritas.',
  keys: { move: 'recorrer', open: 'abrir', newTab: 'en otra pestaña', leave: 'cerrar' },
};
