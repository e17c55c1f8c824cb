// Packages of another folder that the check of a migrated site uses temporarily.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkPackages } from '../../src/foreign/migration-folder.ts';
import { folderWith } from './docusaurus/foreign-site.ts';

const module = 'node_modules/x/index.js';

it('links packages until they are returned, without moving them', () => {
  const [staging, target, source] = [folderWith({}), folderWith({ 'a.md': '' }), folderWith({ [module]: 'old' })];
  const takeBack = linkPackages(staging, [target, source]);
  expect(readFileSync(join(staging, module), 'utf8')).toBe('old');
  takeBack();
  expect(existsSync(join(staging, 'node_modules'))).toBe(false);
  expect(readFileSync(join(source, module), 'utf8')).toBe('old');
});

it('links packages from the first folder that has any', () => {
  const [staging, target, source] = [folderWith({}), folderWith({ [module]: 'new' }), folderWith({ [module]: 'old' })];
  linkPackages(staging, [target, source]);
  expect(readFileSync(join(staging, module), 'utf8')).toBe('new');
});

it('does not replace existing packages', () => {
  const [staging, source] = [folderWith({ [module]: 'own' }), folderWith({ [module]: 'old' })];
  linkPackages(staging, [source])();
  expect(readFileSync(join(staging, module), 'utf8')).toBe('own');
  const linked = folderWith({});
  symlinkSync(join(source, 'node_modules'), join(linked, 'node_modules'), 'junction');
  linkPackages(linked, [staging])();
  expect(readFileSync(join(linked, module), 'utf8')).toBe('old');
});
