// The landing page in its frame.

import { PlainLayout } from '../layout/plain-layout.tsx';
import type { LiveHomeView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface HomePageProps {
  readonly shell: ShellView;
  readonly page: LiveHomeView;
  readonly strings: Strings;
}

export function HomePage({ shell, page, strings }: HomePageProps) {
  return <PlainLayout shell={shell} body={page.body} strings={strings} />;
}
