import type { HomeStep } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';
import { Step } from './step.tsx';

interface StepsProps {
  readonly title: string | undefined;
  readonly steps: readonly HomeStep[];
  readonly messages: Messages;
}

export function Steps({ title, steps, messages }: StepsProps) {
  return (
    <section className="home-section steps" data-code-strings={JSON.stringify(messages.article.code)}>
      {title !== undefined && <h2>{title}</h2>}
      <ol>
        {steps.map((step, index) => (
          <li key={step.title}>
            <Step step={step} number={index + 1} hasSectionTitle={title !== undefined} messages={messages} />
          </li>
        ))}
      </ol>
    </section>
  );
}
