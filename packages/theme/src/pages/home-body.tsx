// The landing page: what this is in one sentence, the steps to begin with, then the topics, then the news. Drawn by
// the server alone.

import { Article } from '../parts/article.tsx';
import { Hero } from '../parts/hero.tsx';
import { News } from '../parts/news.tsx';
import { Notices } from '../parts/notices.tsx';
import { Steps } from '../parts/steps.tsx';
import { Topics } from '../parts/topics.tsx';
import type { HomePageView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface HomeBodyProps {
  readonly page: HomePageView;
  readonly strings: Strings;
  readonly articleStrings: Strings;
}

export function HomeBody({ page, strings, articleStrings }: HomeBodyProps) {
  return (
    <>
      <Notices notices={page.notices} strings={strings} />
      <Hero title={page.title} subtitle={page.subtitle} actions={page.actions} />
      {page.steps.length > 0 && <Steps title={page.stepsTitle} steps={page.steps} strings={strings} />}
      {page.topics.length > 0 && <Topics title={page.topicsTitle} topics={page.topics} />}
      {page.news.length > 0 && <News title={page.newsTitle} news={page.news} />}
      {page.article !== '' && (
        <Article
          html={page.article}
          lang={page.articleLang}
          direction={page.articleDirection}
          strings={articleStrings}
        />
      )}
    </>
  );
}
