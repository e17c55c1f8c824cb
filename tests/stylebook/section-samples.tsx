// Samples of components in the text column of a section.

import type {
  BreadcrumbView,
  NoticeView,
  PageFootView,
  PageLink,
  VersionLink,
  VersionView,
} from '@docsgen/contract/views';
import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from '../../packages/theme/src/components/article/breadcrumbs.tsx';
import { LastUpdated } from '../../packages/theme/src/components/article/last-updated.tsx';
import { Notices } from '../../packages/theme/src/components/article/notices.tsx';
import { PageFoot } from '../../packages/theme/src/components/article/page-foot.tsx';
import { PageLinks } from '../../packages/theme/src/components/article/page-links.tsx';
import { Pagination } from '../../packages/theme/src/components/article/pagination.tsx';
import { ConsentBar } from '../../packages/theme/src/components/consent/consent-bar.tsx';
import { Contents } from '../../packages/theme/src/components/contents/contents.tsx';
import { contentsList } from '../../packages/theme/src/components/contents/contents-list.ts';
import { FeedbackForm } from '../../packages/theme/src/components/feedback/feedback-form.tsx';
import { Version } from '../../packages/theme/src/components/versions/version.tsx';
import { en } from '../../packages/theme/src/i18n/en.ts';
import { type Chapter, samplesOf } from './chapter.ts';
import { emptyFoot, here } from './views.ts';

const messages = en;
const { shell } = messages;

const latest: VersionLink = { label: '2.0', href: here('latest'), section: 'api', version: '2.0' };
const old = { latest, versionLabel: '1.0', siteTitle: 'docsgen' };

const notices: { readonly [kind in NoticeView['kind']]: NoticeView & { readonly kind: kind } } = {
  draft: { kind: 'draft' },
  unlisted: { kind: 'unlisted' },
  untranslated: { kind: 'untranslated', originalLanguage: 'Spanish', pageLanguage: 'English' },
  outdated: { kind: 'outdated', originalHref: here('original') },
  unreleased: { kind: 'unreleased', ...old },
  unmaintained: { kind: 'unmaintained', ...old },
};

const home: BreadcrumbView = { label: 'docsgen', href: here('home'), isHome: true };
const crumb = (label: string, href: string | undefined = here(label)): BreadcrumbView => ({
  label,
  href,
  isHome: false,
});

const breadcrumbs = {
  'the landing page, and this one': [home, { ...crumb('Stylebook'), href: undefined }],
  'a category that has no page': [
    home,
    crumb('Reference'),
    { ...crumb('Category without a page'), href: undefined },
    { ...crumb('This page'), href: undefined },
  ],
  'more than one line': [
    home,
    ...['Reference', 'A category with a long name', 'Another one, below it', 'And a third'].map((label) =>
      crumb(label),
    ),
    { ...crumb('Everything about customer identification numbers'), href: undefined },
  ],
} satisfies Readonly<Record<string, readonly BreadcrumbView[]>>;

const versionLink = (label: string, isCurrent = false): VersionView['all'][number] => ({
  ...latest,
  label,
  version: label,
  isCurrent,
});

const versions = {
  'one version, with a label': { label: '2.0', isShown: true, all: [] },
  'several versions': {
    label: '2.0',
    isShown: true,
    all: [versionLink('3.0 (next)'), versionLink('2.0', true), versionLink('1.0')],
  },
} satisfies Readonly<Record<string, VersionView>>;

const toPage = (label: string): PageLink => ({ label, href: here(label) });
const [short, long] = [toPage('Introduction'), toPage('Everything about customer identification numbers')];

const neighbours = {
  'previous and next': { previous: short, next: long },
  'the first page': { previous: undefined, next: short },
  'the last page': { previous: long, next: undefined },
};

const date = { iso: '2026-11-22', label: 'November 22, 2026' };
const updates = {
  'when and by whom': { date, author: 'Ana Pérez' },
  when: { date, author: undefined },
  'by whom': { date: undefined, author: 'Ana Pérez' },
};

const [edit, report, feedback] = ['edit', 'report', 'feedback'].map(here);

const pageLinks = {
  'one link': { editHref: edit, reportHref: undefined, feedbackHref: undefined },
  'several links': { editHref: edit, reportHref: report, feedbackHref: feedback },
};

const question = renderToStaticMarkup(
  <FeedbackForm form={{ action: here('answers'), method: 'post', page: here('page') }} messages={messages} />,
);

/** The form after it was submitted. */
function answered(state: string, text: string): string {
  return question
    .replace('<form', `<form data-state="${state}"`)
    .replace('value="yes"', `$& aria-pressed="${state === 'sent'}" aria-disabled="${state === 'sent'}"`)
    .replace('value="no"', `$& aria-pressed="false" aria-disabled="${state === 'sent'}"`)
    .replace('</p>', `${text}</p>`);
}

/** The visible bar, in place among the samples. */
const consent = renderToStaticMarkup(<ConsentBar messages={messages.pages.consent} />)
  .replace(' data-consent-bar=""', '')
  .replace(' hidden=""', '');

const feedbackStates = {
  'not answered': question,
  answered: answered('sent', messages.pages.feedback.thanks),
  'not sent': answered('failed', messages.pages.feedback.failure),
};

const contents = contentsList([
  {
    id: 'text-and-headings',
    level: 2,
    html: 'Text and headings',
    children: [
      { id: 'deeper', level: 3, html: 'A long heading with <code>code</code> that fills two lines', children: [] },
    ],
  },
  { id: 'lists', level: 2, html: 'Lists', children: [] },
]);

const tags: readonly PageLink[] = ['api', 'webhooks', 'a tag of several words'].map((label) => ({
  label,
  href: here(label),
}));

const wholeFoot: PageFootView = {
  ...emptyFoot,
  ...pageLinks['several links'],
  ...neighbours['previous and next'],
  feedbackForm: { action: here('answers'), method: 'post', page: here('page') },
  tags,
  lastUpdated: renderToStaticMarkup(<LastUpdated update={updates.when} messages={messages.pages.lastUpdated} />),
};

export const sectionChapters: readonly Chapter[] = [
  {
    title: 'Where a page stands',
    samples: [
      ...samplesOf('Breadcrumbs', breadcrumbs, (view) => (
        <div className="doc-place">
          <Breadcrumbs breadcrumbs={view} messages={shell} />
        </div>
      )),
      ...samplesOf('Version', versions, (version) => (
        <div className="doc-place">
          <span />
          <Version version={version} messages={shell} />
        </div>
      )),
      ...samplesOf('Contents', { 'as a column, or to unfold': contents }, (list) => (
        <Contents contents={list} messages={shell} />
      )),
    ],
  },
  {
    title: 'Notices',
    samples: samplesOf('Notices', notices, (notice) => <Notices notices={[notice]} messages={shell} />),
  },
  {
    title: 'Below the text',
    samples: [
      ...samplesOf('PageLinks', pageLinks, (foot) => <PageLinks foot={foot} messages={messages} />),
      ...samplesOf('ConsentBar', { 'hidden, and asking': consent }, (html) => (
        <>
          <ConsentBar messages={messages.pages.consent} />
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </>
      )),
      ...samplesOf('FeedbackForm', feedbackStates, (html) => <div dangerouslySetInnerHTML={{ __html: html }} />),
      ...samplesOf('PageFoot', { 'all it can have': wholeFoot }, (foot) => (
        <PageFoot foot={foot} messages={messages} />
      )),
      ...samplesOf('Pagination', neighbours, (links) => <Pagination {...links} messages={shell} />),
      ...samplesOf('LastUpdated', updates, (update) => (
        <p className="last-updated">
          <LastUpdated update={update} messages={messages.pages.lastUpdated} />
        </p>
      )),
    ],
  },
];
