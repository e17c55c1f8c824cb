// The landing page in its frame.

import { PlainLayout } from '../layout/plain-layout.tsx';
import { PlainMain } from '../parts/plain-main.tsx';
import type { LiveHomeView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface HomePageProps {
  readonly shell: ShellView;
  readonly page: LiveHomeView;
  readonly strings: Strings;
}

export function HomePage({ shell, page, strings }: HomePageProps) {
  return (
    <PlainLayout shell={shell} strings={strings}>
      <PlainMain body={page.body} />
    </PlainLayout>
  );
}
