// Views of the stylebook's own page: its head and shell. The samples use the same links, menus and images.
import { socialServices } from '@docsgen/contract/social-services';
import type {
  AnnouncementView,
  FooterView,
  HeadView,
  LocaleLink,
  NavbarDropdown,
  NavbarItem,
  NavbarLink,
  PageFootView,
  PictureView,
  ShellView,
  SocialLinkView,
} from '@docsgen/contract/views';

/** Links within the page, so that nothing is fetched. */
export const here = (name: string): string => `#${encodeURIComponent(name)}`;

export const lang = 'en';

export const headView: HeadView = {
  title: 'Stylebook | docsgen',
  description: 'Every part of the theme in each of its states.',
  keywords: 'theme, states',
  canonical: undefined,
  noIndex: true,
  alternates: [],
  openGraph: {
    type: 'website',
    siteName: 'docsgen',
    title: 'Stylebook',
    description: undefined,
    url: undefined,
    image: undefined,
    locale: 'en',
    alternateLocales: [],
    modified: undefined,
  },
  structured: [],
  stylesheets: [],
  criticalCss: '',
  shellScript: '',
  messagesScript: '',
  inlineScript: '',
  baseUrlScript: '',
  icons: [{ href: '/favicon.svg', type: 'image/svg+xml' }],
  manifest: undefined,
  search: undefined,
  generator: 'docsgen stylebook',
  tags: [],
};

const plainLink = {
  kind: 'link',
  isExternal: false,
  isActive: false,
  isCurrent: false,
  side: 'start',
  versions: undefined,
  version: undefined,
  description: undefined,
} as const;

export const navbarLinks = {
  'another section': { ...plainLink, label: 'Guides', href: here('guides') },
  'the section of the page': { ...plainLink, label: 'Reference', href: here('reference'), isActive: true },
  'this page': { ...plainLink, label: 'Stylebook', href: here('stylebook'), isActive: true, isCurrent: true },
  'another site': { ...plainLink, label: 'Status', href: 'https://example.com/status', isExternal: true, side: 'end' },
  'a section with versions': {
    ...plainLink,
    label: 'API',
    href: here('api'),
    versions: { section: 'api', hrefs: [['2.0', here('api')]] },
  },
} satisfies Readonly<Record<string, NavbarLink>>;

const dropdown: NavbarDropdown = {
  kind: 'dropdown',
  label: 'Products',
  items: [
    { ...plainLink, label: 'Signatures', href: here('signatures') },
    { ...navbarLinks['another site'], label: 'Archive', href: 'https://example.com/archive' },
  ],
  isActive: false,
  side: 'start',
};

const versionLink = (name: string): NavbarLink => ({
  ...plainLink,
  label: name,
  href: here(name),
  version: { section: 'api', name },
});

export const navbarDropdowns = {
  'without the page': dropdown,
  'with the page in it': {
    ...dropdown,
    label: 'Libraries',
    items: [navbarLinks['another section'], navbarLinks['this page']],
    isActive: true,
  },
  'with descriptions': {
    ...dropdown,
    label: 'Guides',
    items: [
      {
        ...plainLink,
        label: 'Signatures',
        href: here('sign'),
        description: 'How a document is sent, signed and kept.',
      },
      { ...navbarLinks['this page'], description: 'Every part of the theme in each of its states.' },
      { ...navbarLinks['another site'], description: 'What works right now.' },
    ],
  },
  'of versions': {
    ...dropdown,
    label: 'API 2.0',
    items: [{ ...versionLink('2.0'), isCurrent: true }, versionLink('1.0')],
  },
} satisfies Readonly<Record<string, NavbarDropdown>>;

const navbar: readonly NavbarItem[] = [
  navbarLinks['the section of the page'],
  navbarLinks['another section'],
  navbarDropdowns['without the page'],
  navbarLinks['another site'],
];

export const locales: readonly LocaleLink[] = [
  { label: 'English', lang: 'en', href: here('en'), isCurrent: true },
  { label: 'Español', lang: 'es', href: here('es'), isCurrent: false },
  { label: 'العربية', lang: 'ar', href: here('ar'), isCurrent: false },
];

export const announcements = {
  'that can be dismissed': {
    id: 'release',
    html: 'Version 2.0 is out: <a href="#announcement">what is new</a>.',
    isCloseable: true,
  },
  'that stays': {
    id: 'maintenance',
    html: 'On Sunday nothing can be signed between two and four o’clock in the morning, because we move to a new house.',
    isCloseable: false,
  },
} satisfies Readonly<Record<string, AnnouncementView>>;

const shapes = '<path d="M4 4h12l8 8v16H4z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9 18h10"/>';
const drawing = { kind: 'drawing', viewBox: '0 0 32 32', width: 28, height: 28 } as const;
const image = { kind: 'image', width: 96, height: 96 } as const;

export const pictures = {
  'a drawing': { light: { ...drawing, shapes }, dark: undefined, alt: 'A sheet of paper' },
  'one drawing for each colour mode': {
    light: { ...drawing, shapes },
    dark: { ...drawing, shapes: shapes.replace('fill="none"', 'fill="currentColor"') },
    alt: undefined,
  },
  'an image': { light: { ...image, href: '/picture.svg' }, dark: undefined, alt: 'Three bars' },
  'one image for each colour mode': {
    light: { ...image, href: '/picture.svg' },
    dark: { ...image, href: '/picture-dark.svg' },
    alt: 'Three bars',
  },
} satisfies Readonly<Record<string, PictureView>>;

export const social: readonly SocialLinkView[] = Object.entries(socialServices).map(([service, label = 'Email']) => ({
  service,
  label,
  href: `https://example.com/${service}`,
}));

const columns = ['Learn', 'Reference', 'Company'].map((title) => ({
  title,
  links: [navbarLinks['another section'], navbarLinks['this page'], navbarLinks['another site']],
}));

export const footers: Readonly<Record<string, FooterView>> = {
  'with links': {
    columns: [],
    copyright: '© 2026 The makers of docsgen',
    links: [navbarLinks['another section'], navbarLinks['this page'], navbarLinks['another site']],
  },
  'without links': { columns: [], copyright: '© 2026 The makers of docsgen', links: [] },
  'with columns': { columns, copyright: '© 2026 The makers of docsgen', links: [] },
  'with columns and links': {
    columns: columns.slice(1),
    copyright: '© 2026 The makers of docsgen',
    links: [navbarLinks['another section']],
  },
};

export const emptyFoot: PageFootView = {
  editHref: undefined,
  reportHref: undefined,
  feedbackHref: undefined,
  feedbackForm: undefined,
  lastUpdated: undefined,
  previous: undefined,
  next: undefined,
};

export const shellProps: ShellView = {
  lang,
  direction: 'ltr',
  siteTitle: 'docsgen',
  logo: undefined,
  homeHref: here('home'),
  baseUrl: '/',
  colorMode: { initial: 'light', canSwitch: true, respectsSystem: false },
  announcement: undefined,
  navbar,
  locales,
  search: { titlesHref: '/titles.json', index: undefined, place: undefined },
  social: social.slice(0, 4),
  footer: footers['with columns'],
  stylesheets: [],
  appScript: '',
  extraScripts: undefined,
};
