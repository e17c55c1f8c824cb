// The latest news, newest first, in the order of the configuration.

import type { Href } from '@docsgen/contract/html';
import type { HomeNews } from '@docsgen/contract/views';

interface NewsProps {
  readonly title: string | undefined;
  readonly news: readonly HomeNews[];
  /** URL of the page that lists all news. */
  readonly href: Href | undefined;
}

export function News({ title, news, href }: NewsProps) {
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <section className="home-section news">
      {title !== undefined && <h2>{href === undefined ? title : <a href={href}>{title}</a>}</h2>}
      <ul>
        {news.map((item) => (
          <li key={`${item.date} ${item.title}`}>
            <time dateTime={item.date}>{item.dateLabel}</time>
            <Heading>{item.href === undefined ? item.title : <a href={item.href}>{item.title}</a>}</Heading>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
