// Icons of social links: each service has one, which exists and is in an extra of its own.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { socialServices } from '@docsgen/contract/social-services';
import { expect, it } from 'vitest';
import { iconExtra, iconExtras } from '../../../../packages/generator/src/bundle/client/social-icons.ts';

const icons = join(dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')), 'icons');

/** Differences between the key of a service and the name of its icon, besides hyphens. */
const otherNames: Readonly<Record<string, string>> = { x: 'twitter-x', rss: 'rss-fill', email: 'envelope-fill' };

it.each(Object.keys(socialServices))('%s has its own icon', (service) => {
  const css = iconExtras.get(iconExtra(service)) ?? '';
  const [, selected, file = ''] =
    /^@layer parts\{\[data-service=(\w+)\]\{--mark:url\(bootstrap-icons\/icons\/(.*)\.svg\)\}\}$/.exec(css) ?? [];
  expect(selected).toBe(service);
  expect(otherNames[service] ?? service).toBe(otherNames[service] === undefined ? file.replace('-', '') : file);
  expect(existsSync(join(icons, `${file}.svg`))).toBe(true);
});

it('the guide lists the same services', () => {
  const guide = readFileSync(new URL('../../../../docs/guide/navbar-and-footer.md', import.meta.url), 'utf8');
  const [, listed = ''] = /services are ([^.]*)\./.exec(guide) ?? [];
  expect(Array.from(listed.matchAll(/`(\w+)`/g), ([, name]) => name).sort()).toEqual(
    Object.keys(socialServices).sort(),
  );
  expect(iconExtras.size).toBe(Object.keys(socialServices).length);
});
