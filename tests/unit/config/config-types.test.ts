// The published types are generated from the schema, so both contain the same keys.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { defineConfig, type SiteConfig } from '../../../packages/generator/src/define-config.ts';
import { configTypes } from './config-types.ts';

const file = fileURLToPath(new URL('../../../packages/generator/src/define-config.ts', import.meta.url));

it('are those of the schema, with its descriptions', async () => {
  await expect(configTypes()).toMatchFileSnapshot(file);
});

it('defineConfig returns the configuration that it is given', () => {
  const config: SiteConfig = { title: 'Docs' };
  expect(defineConfig(config)).toBe(config);
});
