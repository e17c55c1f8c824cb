// The first things a reader can do, in order, each with its real first lines of code.

import type { HomeStep } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Step } from './step.tsx';

interface StepsProps {
  readonly title: string | undefined;
  readonly steps: readonly HomeStep[];
  readonly strings: Strings;
}

export function Steps({ title, steps, strings }: StepsProps) {
  return (
    <section className="home-section steps" data-code-strings={JSON.stringify(strings.code)}>
      {title !== undefined && <h2>{title}</h2>}
      <ol>
        {steps.map((step, index) => (
          <li key={step.title}>
            <Step step={step} number={index + 1} hasSectionTitle={title !== undefined} strings={strings} />
          </li>
        ))}
      </ol>
    </section>
  );
}
