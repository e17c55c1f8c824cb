// Data in pages of `serve --watch` that determines whether a change requires a full load.
import { expect, it } from 'vitest';
import { loadClient } from '../../../packages/generator/src/bundle/client/load-client.ts';
import type { ClientAssets } from '../../../packages/generator/src/model/client-assets.ts';
import { reloadKeyOf } from '../../../packages/generator/src/serve/live-script.ts';
import { clientFile } from '../../site/client-file.ts';

const client = (): Promise<ClientAssets> => loadClient({ compiled: clientFile, hasOwnIcon: false, isLive: true });

it('compares scripts by their hashed names', async () => {
  const assets = await client();
  const unread: ClientAssets['articleFiles'] = Object.fromEntries(
    Object.entries(assets.articleFiles).map(([name, file]) => [
      name,
      {
        ...file,
        get content(): string {
          throw new Error(`${name} is read`);
        },
      },
    ]),
  );
  const key = reloadKeyOf(undefined, { ...assets, articleFiles: unread });
  expect(key).toBe(reloadKeyOf(undefined, assets));
  expect(reloadKeyOf(undefined, { ...assets, appScript: 'assets/app.NEW.js' })).not.toBe(key);
});
