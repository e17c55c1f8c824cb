// The interface in Spanish: neutral, Latin American, formal (usted).

import type { Strings } from './strings.ts';

export const es: Strings = {
  skipToContent: 'Ir al contenido',
  mainMenu: 'Menú principal',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  sidebar: 'Páginas de {section}',
  categoryPages: 'Páginas de {label}',
  languages: 'Idioma',
  version: 'Versión {label}',
  darkMode: 'Modo oscuro',
  announcement: 'Anuncio',
  externalLink: '(sitio externo)',
  breadcrumbs: 'Ruta de esta página',
  home: 'Inicio',
  onThisPage: 'En esta página',
  pagination: 'Página anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
  editPage: 'Proponer un cambio en esta página',
  footerLinks: 'Enlaces del pie de página',
  itemCount: { one: '{count} página', other: '{count} páginas' },
  emptyCategory: 'Esta categoría todavía no tiene páginas. Siga con las demás secciones del menú.',
  step: 'Paso {number}',
  notFound: {
    title: 'Página no encontrada',
    text: 'No encontramos lo que usted buscaba en esta dirección.',
    request: 'Si llegó aquí desde un enlace, avise a quien administra el sitio donde lo encontró que está roto.',
    links: 'Puede continuar por aquí',
    home: 'Ir al inicio de la documentación',
  },
  notices: {
    draft: {
      title: 'Borrador',
      text: 'Esta página está en preparación: se ve mientras usted trabaja en ella, pero no se publica.',
    },
    unlisted: {
      title: 'Página fuera de los índices',
      text: 'Los buscadores no la muestran y ningún menú conduce a ella: solo llega quien tiene el enlace.',
    },
    untranslated: {
      title: 'Sin traducción todavía',
      text: 'Esta página aún no está en español. Puede leerla en su idioma original ({language}).',
    },
    outdated: {
      title: 'Traducción por actualizar',
      text: 'El original cambió después de esta traducción.',
      link: 'Ver el original',
    },
    unreleased: {
      title: 'Versión en desarrollo',
      text: 'Esta página describe {siteTitle} {version}, una versión que aún no se ha publicado.',
    },
    unmaintained: {
      title: 'Versión anterior',
      text: 'Esta página describe {siteTitle} {version}, una versión que ya no recibe cambios.',
    },
    latestVersion: 'Ir a la versión más reciente ({version})',
  },
  article: {
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
  },
};
