// Samples of the shell, and of pages outside of sections, with full width.
import type { CardView, CategoryPageView, HomePageView, ShellView } from '@docsgen/contract/views';
import type { ComponentProps, ReactNode } from 'react';
import { Announcement } from '../../packages/theme/src/components/announcement/announcement.tsx';
import { CardList } from '../../packages/theme/src/components/category/card-list.tsx';
import { Category } from '../../packages/theme/src/components/category/category-body.tsx';
import { ColorToggle } from '../../packages/theme/src/components/color-mode/color-toggle.tsx';
import { ErrorPage } from '../../packages/theme/src/components/errors/error-page.tsx';
import { NotFound } from '../../packages/theme/src/components/errors/not-found-body.tsx';
import { Footer } from '../../packages/theme/src/components/footer/footer.tsx';
import { Home } from '../../packages/theme/src/components/home/home-body.tsx';
import { LanguageMenu } from '../../packages/theme/src/components/languages/language-menu.tsx';
import { Picture } from '../../packages/theme/src/components/layout/picture.tsx';
import { NavLink } from '../../packages/theme/src/components/navbar/nav-link.tsx';
import { Navbar } from '../../packages/theme/src/components/navbar/navbar.tsx';
import { NavDropdown } from '../../packages/theme/src/components/navbar/navbar-items.tsx';
import { SearchButton } from '../../packages/theme/src/components/navbar/search-box.tsx';
import { ar } from '../../packages/theme/src/i18n/ar.ts';
import { en } from '../../packages/theme/src/i18n/en.ts';
import { es } from '../../packages/theme/src/i18n/es.ts';
import { Icon } from '../../packages/theme/src/styles/icons/icon.tsx';
import { type Chapter, samplesOf } from './chapter.ts';
import { type Drawing, drawShell } from './drawing.tsx';
import {
  announcements,
  emptyFoot,
  footers,
  here,
  lang,
  locales,
  navbarDropdowns,
  navbarLinks,
  pictures,
  shellProps,
  social,
} from './views.ts';

const messages = en;
const { shell } = messages;

type IconName = ComponentProps<typeof Icon>['name'];

const icons: { readonly [name in IconName]: name } = {
  arrow: 'arrow',
  caret: 'caret',
  close: 'close',
  external: 'external',
  folder: 'folder',
  home: 'home',
  language: 'language',
  menu: 'menu',
  moon: 'moon',
  page: 'page',
  pencil: 'pencil',
  search: 'search',
  sun: 'sun',
};

const cardsByKind: { readonly [kind in CardView['kind']]: readonly (CardView & { readonly kind: kind })[] } = {
  page: [
    card('page', 'Page', 'What it is about, in a sentence that takes more than one line of the card.'),
    card('page', 'Page without a description', undefined),
  ],
  category: [
    card('category', 'Category', 'What its pages are about.'),
    { ...card('category', 'Category of one page', undefined), itemCount: 1 },
    { ...card('category', 'Category with a name so long that it takes two lines', undefined), itemCount: 12 },
  ],
  external: [card('external', 'Page of another site', undefined)],
};

function card<Kind extends CardView['kind']>(kind: Kind, title: string, description: string | undefined) {
  const href = kind === 'external' ? 'https://example.com/card' : here(title);
  return { kind, title, href, description, itemCount: undefined };
}

const category: CategoryPageView = {
  kind: 'category',
  title: 'Category',
  description: 'What the pages of this category are about.',
  cards: Object.values(cardsByKind).flat(),
  sidebar: undefined,
  breadcrumbs: [],
  version: { label: '', isShown: false, all: [] },
  foot: emptyFoot,
};

const categories: Readonly<Record<string, CategoryPageView>> = {
  'cards of all kinds': category,
  'no cards, no description': { ...category, title: 'Empty category', description: undefined, cards: [] },
};

function homePages(picture: string, code: string): Readonly<Record<string, HomePageView>> {
  const whole: HomePageView = {
    kind: 'home',
    title: 'Documentation of everything',
    image: picture,
    subtitle: 'What this is and for whom, in one sentence that takes about two lines.',
    actions: [
      { label: 'Get started', href: here('start'), isPrimary: true },
      { label: 'Reference', href: here('reference'), isPrimary: false },
    ],
    stepsTitle: 'First steps',
    steps: [
      { title: 'Install it', text: 'It takes a minute.', href: here('install'), linkLabel: 'Installation', code },
      { title: 'Write a page', text: 'In Markdown.', href: here('write'), linkLabel: 'Markdown', code: undefined },
    ],
    topicsTitle: 'Topics',
    topics: ['Configuration', 'Content', 'Publishing', 'Plugins'].map((title) => ({
      title,
      text: `What there is to say about ${title.toLowerCase()}.`,
      href: here(title),
    })),
    newsTitle: 'News',
    news: [
      {
        date: '2026-11-22',
        dateLabel: 'November 22, 2026',
        title: 'Version 2.0',
        text: 'It is out.',
        href: here('two'),
      },
      { date: '2026-01-07', dateLabel: 'January 7, 2026', title: 'A new office', text: 'We moved.', href: undefined },
    ],
    article: '<h2>Below all that</h2><p>What the author wrote.</p>',
    articleLang: lang,
    articleDirection: 'ltr',
    notices: [],
  };
  const short = { ...whole, title: 'Documentation without titles and pictures', image: undefined, article: '' };
  return {
    'all it can have': whole,
    'without titles and picture': {
      ...short,
      stepsTitle: undefined,
      topicsTitle: undefined,
      newsTitle: undefined,
      notices: [{ kind: 'draft' }],
    },
    'a title alone': {
      ...short,
      title: 'Documentation',
      subtitle: undefined,
      actions: [],
      steps: [],
      topics: [],
      news: [],
    },
  };
}

const notFound: ComponentProps<typeof NotFound>['page'] = {
  kind: 'not-found',
  variants: [
    { prefix: '/es/', lang: 'es', homeHref: here('es') },
    { prefix: '/', lang, homeHref: here('home') },
  ],
  links: [
    { label: 'Guides', href: here('guides') },
    { label: 'Reference', href: here('reference') },
  ],
};

function navbars(draw: Drawing['draw']): Readonly<Record<string, ShellView>> {
  const logo = draw(<Picture picture={pictures['one drawing for each colour mode']} />);
  const bare: ShellView = {
    ...shellProps,
    navbar: [],
    locales: [],
    search: undefined,
    social: undefined,
    colorMode: { ...shellProps.colorMode, canSwitch: false },
  };
  return {
    'a name, and all there is': shellProps,
    'a logo beside the name': { ...shellProps, logo: { html: logo, isName: false } },
    'a logo that says the name': {
      ...bare,
      logo: { html: draw(<Picture picture={pictures['a drawing']} />), isName: true },
    },
    'a long name alone': { ...bare, siteTitle: 'Documentation of everything that there is to document, and more' },
  };
}

const inLine = (nodes: readonly ReactNode[]): ReactNode => <div className="samples-in-line">{nodes}</div>;

/** `code` is a code block as in articles. */
export function shellChapters({ draw }: Drawing, code: string): readonly Chapter[] {
  const picture = draw(<Picture picture={pictures['a drawing']} />);
  return [
    {
      title: 'The bar',
      samples: [
        ...samplesOf('Announcement', announcements, (view) => <Announcement announcement={view} messages={shell} />),
        ...samplesOf('Navbar', navbars(draw), (view) => <Navbar shell={drawShell({ draw }, view)} messages={shell} />),
        ...samplesOf('NavLink', navbarLinks, (link) => <NavLink link={link} messages={shell} />),
        ...samplesOf('NavDropdown', navbarDropdowns, (dropdown) => (
          <div data-side="start" className="samples-in-line">
            <NavDropdown dropdown={dropdown} messages={shell} />
          </div>
        )),
        ...samplesOf(
          'LanguageMenu',
          { 'this language': locales, 'a page in none of them': locales.slice(1) },
          (all) => (
            <div data-side="start" className="samples-in-line">
              <LanguageMenu locales={all} messages={shell} />
            </div>
          ),
        ),
        ...samplesOf('ColorToggle', { 'an icon': false, 'with its name': true }, (hasLabel) => (
          <ColorToggle colorMode={shellProps.colorMode} hasLabel={hasLabel} messages={shell} />
        )),
        ...samplesOf('SearchButton', { closed: shellProps.search }, (search) =>
          search ? <SearchButton search={search} messages={shell} /> : null,
        ),
        ...samplesOf('Icon', { 'all of them': Object.values(icons) }, (names) =>
          inLine(
            names.map((name) => (
              <span key={name}>
                <Icon name={name} /> {name}
              </span>
            )),
          ),
        ),
        ...samplesOf('Picture', pictures, (each) => <Picture picture={each} />),
      ],
    },
    {
      title: 'Category pages',
      samples: [
        ...samplesOf('Category', categories, (page) => (
          <div className="category">
            <Category page={page} lang={lang} messages={messages} />
          </div>
        )),
        ...samplesOf('CardList', { 'cards of all kinds': category.cards }, (cards) => (
          <div className="prose">
            <CardList cards={cards} lang={lang} foreign={undefined} messages={messages} />
          </div>
        )),
      ],
    },
    {
      title: 'Landing pages',
      samples: samplesOf('Home', homePages(picture, code), (page) => (
        <div className="plain-main">
          <Home page={page} messages={messages} codeMessages={JSON.stringify(messages.article.code)} />
        </div>
      )),
    },
    {
      title: 'Errors and the foot',
      samples: [
        ...samplesOf(
          'ErrorPage',
          {
            'an error with its cause': new Error('It crashed', { cause: new TypeError('undefined is not a function') }),
          },
          (error) => <ErrorPage error={error} retry={() => {}} messages={shell} />,
        ),
        ...samplesOf('NotFound', { 'in two languages': notFound }, (page) => (
          <NotFound shell={shellProps} page={page} languages={{ ar, en, es }} />
        )),
        ...samplesOf('Footer', footers, (footer) => <Footer footer={footer} social={social} messages={shell} />),
      ],
    },
  ];
}
