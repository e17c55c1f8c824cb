// What changed lately, newest first as the site lists it.

import type { HomeNews } from '@docsgen/contract/views';

interface NewsProps {
  readonly title: string | undefined;
  readonly news: readonly HomeNews[];
}

export function News({ title, news }: NewsProps) {
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <section className="home-section news">
      {title !== undefined && <h2>{title}</h2>}
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
