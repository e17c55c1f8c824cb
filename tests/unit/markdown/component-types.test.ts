// The published component types are generated from the component definitions.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { componentTypes } from './component-types.ts';

const file = fileURLToPath(new URL('../../../packages/generator/src/builtin-components.ts', import.meta.url));

it('the types of built-in components match their props', async () => {
  await expect(await componentTypes()).toMatchFileSnapshot(file);
});
