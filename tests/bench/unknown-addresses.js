// Measures the memory of `serve --watch` before and after requests for unknown URLs. Run `npm run compile`, then `node
// tests/bench/unknown-addresses.js <folder with a site> [requests]`.
import { copyCorpus, startServer } from './serving.js';

const [folder, requests = '20000'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node tests/bench/unknown-addresses.js <folder> [requests]');
const atOnce = 20;

const site = copyCorpus(folder);
const server = await startServer(site.root);
const ask = async (name) => (await fetch(`${server.origin}/${name}`)).arrayBuffer();
for (let index = 0; index < 100; index += 1) await ask(`warm-up-${index}`);
const before = server.memory();
for (let done = 0; done < Number(requests); done += atOnce)
  await Promise.all(Array.from({ length: atOnce }, (_, index) => ask(`unknown-${done + index}`)));
console.log(`${before.toFixed(0)} MB before ${requests} requests, ${server.memory().toFixed(0)} MB after`);
await server.close();
site.remove();
