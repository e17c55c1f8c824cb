// The stylebook's own terms: chapters of samples, each of one part in one state.
import type { ReactNode } from 'react';

export interface Chapter {
  readonly title: string;
  readonly samples: readonly Sample[];
}

interface Sample {
  /** As `Breadcrumbs: more than one line`. */
  readonly label: string;
  readonly node: ReactNode;
}

/** One part in each of its states, by what the reader sees in them. */
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
