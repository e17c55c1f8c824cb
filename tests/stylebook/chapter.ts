// A chapter contains samples, each of one component in one state.
import type { ReactNode } from 'react';

export interface Chapter {
  readonly title: string;
  readonly samples: readonly Sample[];
}

interface Sample {
  /** Such as `Breadcrumbs: more than one line`. */
  readonly label: string;
  readonly node: ReactNode;
}

/** Creates samples of a component, keyed by what is different in each state. */
export function samplesOf<State>(
  part: string,
  states: Readonly<Record<string, State>>,
  show: (state: State) => ReactNode,
): readonly Sample[] {
  return Object.entries(states).map(([name, state]) => ({ label: `${part}: ${name}`, node: show(state) }));
}

export function chapterId({ title }: Chapter): string {
  return `chapter-${title.toLowerCase().replaceAll(' ', '-')}`;
}
