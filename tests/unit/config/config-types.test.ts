// The types that authors get follow from the schema: a key is never in one and not in the other.
import { fileURLToPath } from 'node:url';
import { expect, expectTypeOf, it } from 'vitest';
import {
  type ConfigEnvironment,
  defineConfig,
  type SiteConfig,
} from '../../../packages/generator/src/define-config.ts';
import type { ConfigEnvironment as GivenEnvironment } from '../../../packages/generator/src/model/config-module.ts';
import { configTypes } from './config-types.ts';

const file = fileURLToPath(new URL('../../../packages/generator/src/define-config.ts', import.meta.url));

it('are those of the schema, with its descriptions', async () => {
  await expect(configTypes()).toMatchFileSnapshot(file);
});

it('name the same environment as a configuration is given', () => {
  expectTypeOf<GivenEnvironment>().toEqualTypeOf<ConfigEnvironment>();
  const config: SiteConfig = { title: 'Docs' };
  expect(defineConfig(config)).toBe(config);
});
