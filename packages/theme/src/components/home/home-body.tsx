// Content of the landing page: hero, steps, topics and news. Rendered only on the server.

import type { HomePageView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';
import { Article } from '../article/article.tsx';
import { Notices } from '../article/notices.tsx';
import { Hero } from './hero.tsx';
import { News } from './news.tsx';
import { Steps } from './steps.tsx';
import { Topics } from './topics.tsx';

interface HomeProps {
  readonly page: HomePageView;
  readonly messages: Messages;
  /** As JSON, in the language of the article. */
  readonly codeMessages: string;
}

export function Home({ page, messages, codeMessages }: HomeProps) {
  return (
    <>
      <Notices notices={page.notices} messages={messages.shell} />
      <Hero title={page.title} subtitle={page.subtitle} actions={page.actions} image={page.image} />
      {page.steps.length > 0 && <Steps title={page.stepsTitle} steps={page.steps} messages={messages} />}
      {page.topics.length > 0 && <Topics title={page.topicsTitle} topics={page.topics} />}
      {page.news.length > 0 && <News title={page.newsTitle} news={page.news} href={page.newsHref} />}
      {page.article !== '' && (
        <Article
          html={page.article}
          lang={page.articleLang}
          direction={page.articleDirection}
          codeMessages={codeMessages}
        />
      )}
    </>
  );
}
