// The published types of the built-in components, which are printed from the definitions of their props.
import { expect, it } from 'vitest';
import { componentTypes } from '../../../scripts/types/component-types.js';

it('the types of docsgen/components declare a function and its props for each component', () => {
  const types = componentTypes([
    {
      name: 'Card',
      props: {
        title: { type: 'string', isRequired: true },
        columns: { type: 'number', values: ['1', '2'] },
        variant: { type: 'string', values: ['note', 'tip'] },
        items: { type: 'list' },
      },
    },
    { name: 'Steps', props: {} },
  ]);
  expect(types).toBe(`export interface CardProps extends WithChildren {
  readonly title: string;
  readonly columns?: 1 | 2;
  readonly variant?: 'note' | 'tip';
  readonly items?: readonly (string | number)[];
}

export declare function Card(props: CardProps): RenderedElement;

export interface StepsProps extends WithChildren {
}

export declare function Steps(props: StepsProps): RenderedElement;
`);
});
