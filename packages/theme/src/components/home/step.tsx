// A step on the landing page: a description and its code.

import type { HomeStep } from '@docsgen/contract/views';
import { fill } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface StepProps {
  readonly step: HomeStep;
  readonly number: number;
  /** Whether the steps have a section heading. */
  readonly hasSectionTitle: boolean;
  readonly messages: Messages;
}

export function Step({ step, number, hasSectionTitle, messages }: StepProps) {
  const Heading = hasSectionTitle ? 'h3' : 'h2';
  return (
    <div className="step">
      <div className="step-text">
        <Heading>
          <span className="step-number" aria-hidden="true">
            {number}
          </span>
          <span className="sr-only" {...messages.shell.foreign?.step}>
            {fill(messages.pages.step, { number: String(number) })}:{' '}
          </span>
          {step.title}
        </Heading>
        <p>{step.text}</p>
        <p>
          <a className="onward" href={step.href}>
            {step.linkLabel} <Icon name="arrow" />
          </a>
        </p>
      </div>
      {step.code !== undefined && <div className="step-code" dangerouslySetInnerHTML={{ __html: step.code }} />}
    </div>
  );
}
