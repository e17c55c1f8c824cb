// A generated index in the frame of its section.

import { DocLayout } from '../layout/doc-layout.tsx';
import type { LiveCategoryView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface CategoryPageProps {
  readonly shell: ShellView;
  readonly page: LiveCategoryView;
  readonly strings: Strings;
}

export function CategoryPage({ shell, page, strings }: CategoryPageProps) {
  return (
    <DocLayout shell={shell} frame={page} contents="" notices={[]} editHref={undefined} strings={strings}>
      <div className="category" dangerouslySetInnerHTML={{ __html: page.body }} />
    </DocLayout>
  );
}
