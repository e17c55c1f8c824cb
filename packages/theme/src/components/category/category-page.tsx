// A generated index in the layout of its section.

import type { HydratedCategoryView, HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { SectionLayout } from '../layout/section-layout.tsx';

interface CategoryPageProps {
  readonly shell: HydratedShellView;
  readonly page: HydratedCategoryView;
  readonly messages: ShellMessages;
}

export function CategoryPage({ shell, page, messages }: CategoryPageProps) {
  return (
    <SectionLayout shell={shell} section={page} contents="" notices={[]} messages={messages}>
      <div className="category" dangerouslySetInnerHTML={{ __html: page.body }} />
    </SectionLayout>
  );
}
