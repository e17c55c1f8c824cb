// The types that authors of components get follow from the components.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { componentTypes } from './component-types.ts';

const file = fileURLToPath(new URL('../../../packages/generator/src/builtin-components.ts', import.meta.url));

it('the types of docsgen’s own components are those of their props', async () => {
  await expect(await componentTypes()).toMatchFileSnapshot(file);
});
