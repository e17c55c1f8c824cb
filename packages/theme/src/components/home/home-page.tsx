import type { HydratedHomeView, HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { PlainMain } from '../layout/plain-main.tsx';

interface HomePageProps {
  readonly shell: HydratedShellView;
  readonly page: HydratedHomeView;
  readonly messages: ShellMessages;
}

export function HomePage({ shell, page, messages }: HomePageProps) {
  return (
    <PlainLayout shell={shell} messages={messages}>
      <PlainMain body={page.body} />
    </PlainLayout>
  );
}
