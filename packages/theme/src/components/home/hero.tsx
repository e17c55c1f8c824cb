// The top of the landing page: title, tagline, buttons and image.

import type { Html } from '@docsgen/contract/html';
import type { HomePageView } from '@docsgen/contract/views';

interface HeroProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly actions: HomePageView['actions'];
  readonly image: Html | undefined;
}

export function Hero({ title, subtitle, actions, image }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>{title}</h1>
        {subtitle !== undefined && <p className="lead">{subtitle}</p>}
        {actions.length > 0 && (
          <ul className="hero-actions">
            {actions.map(({ label, href, isPrimary }) => (
              <li key={href}>
                <a className="action" data-primary={isPrimary ? '' : undefined} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {image !== undefined && <div className="hero-picture" dangerouslySetInnerHTML={{ __html: image }} />}
    </div>
  );
}
