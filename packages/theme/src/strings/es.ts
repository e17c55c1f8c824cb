// The interface in Spanish: neutral, Latin American, formal (usted).

import type { Strings } from './strings.ts';

export const es: Strings = {
  skipToContent: 'Ir al contenido',
  mainMenu: 'Menú principal',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  sidebar: 'Páginas de {section}',
  categoryPages: 'Páginas de {label}',
  moreItems: {
    before: { one: '… {count} anterior', other: '… {count} anteriores' },
    after: { one: '… {count} más', other: '… {count} más' },
  },
  languages: 'Idioma',
  version: 'Versión {label}',
  darkMode: 'Modo oscuro',
  announcement: 'Anuncio',
  dismissAnnouncement: 'Descartar el anuncio',
  externalLink: '(sitio externo)',
  search: {
    label: 'Buscar',
    placeholder: 'Buscar en la documentación',
    close: 'Cerrar la búsqueda',
    loading: 'Cargando la búsqueda…',
    failure: 'No fue posible cargar la búsqueda. Compruebe su conexión e inténtelo otra vez.',
    retry: 'Reintentar',
  },
  code: {
    copy: 'Copiar el código',
    copied: 'Copiado',
    failed: 'No se copió: el código está seleccionado, cópielo con el teclado',
    wrap: 'Ajustar las líneas largas',
  },
  backToTop: 'Volver arriba',
  baseUrlProblem:
    'Este sitio no se cargó bien. Lo más común es un baseUrl equivocado: está configurado como «{configured}» y esta dirección sugiere «{suggested}». Corrija baseUrl en site.config.yaml y genere el sitio otra vez.',
  siteProblem:
    'Este sitio no se cargó bien. Lo más común es un baseUrl equivocado: está configurado como «{configured}». Corrija baseUrl en site.config.yaml y genere el sitio otra vez.',
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
  error: {
    title: 'Error en la página',
    heading: 'Esta página dejó de funcionar',
    tryAgain: 'Intentar de nuevo',
    cause: 'Causa:',
  },
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
};
