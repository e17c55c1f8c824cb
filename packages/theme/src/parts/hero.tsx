// The top of the landing page: what this is, in one sentence, and the way in.

import type { HomePageView } from '../props.ts';
import { HeroPicture } from './hero-picture.tsx';

interface HeroProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly actions: HomePageView['actions'];
}

export function Hero({ title, subtitle, actions }: HeroProps) {
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
      <HeroPicture />
    </div>
  );
}
