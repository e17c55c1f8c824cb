// One step: what to do and why beside the code that does it.

import type { HomeStep } from '../props.ts';
import { fill } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface StepProps {
  readonly step: HomeStep;
  readonly number: number;
  /** The steps stand below a heading of their own. */
  readonly hasSectionTitle: boolean;
  readonly strings: Strings;
}

export function Step({ step, number, hasSectionTitle, strings }: StepProps) {
  const Heading = hasSectionTitle ? 'h3' : 'h2';
  return (
    <div className="step">
      <div className="step-text">
        <Heading>
          <span className="step-number" aria-hidden="true">
            {number}
          </span>
          <span className="sr-only">{fill(strings.step, { number: String(number) })}: </span>
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
