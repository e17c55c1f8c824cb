// The topics of the documentation. The title is the link, and the whole entry is clickable.

import type { HomeTopic } from '@docsgen/contract/views';

interface TopicsProps {
  readonly title: string | undefined;
  readonly topics: readonly HomeTopic[];
}

export function Topics({ title, topics }: TopicsProps) {
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <section className="home-section topics">
      {title !== undefined && <h2>{title}</h2>}
      <ul>
        {topics.map((topic) => (
          <li key={topic.href} className="topic">
            <Heading>
              <a href={topic.href}>{topic.title}</a>
            </Heading>
            {topic.text !== '' && <p>{topic.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
