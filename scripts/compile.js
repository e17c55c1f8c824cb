// @ts-check
// Compiles the packages from TypeScript to JavaScript (`npm run typecheck` checks the types). Dependencies are bundled,
// because opening hundreds of small files takes longer than building a small site.
import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepCompilation, keptCompilation } from './compilation-cache.js';
import { writeClient, writeCodeHash } from './compile/client.js';
import { besideInputs, compileGenerator, generatorRecord } from './compile/generator.js';
import { compileDocusaurusModules, compileMigrate } from './compile/migrate.js';
import { compress, isSmallest, packages, root } from './compile/options.js';
import { freshFolder, replace, write } from './compile/output.js';
import { compilePlugin, pluginPackages } from './compile/plugin-package.js';
import { compileParts, compileTheme, packModules, partTypes } from './compile/theme.js';

const plugins = Object.entries(pluginPackages);
const [generator, theme, parts, modules, migrate, docusaurusModules, ...compiledPlugins] = await Promise.all([
  (isSmallest ? undefined : keptCompilation(generatorRecord)) ?? compileGenerator(),
  compileTheme(),
  compileParts(),
  packModules(),
  compileMigrate(),
  compileDocusaurusModules(),
  ...plugins.map(([folder, content]) => compilePlugin(folder, content)),
]);
write('generator', [generator]);
write('theme', [theme, parts]);
write('migrate', [migrate, docusaurusModules]);
for (const [index, [folder]] of plugins.entries()) write(folder, compiledPlugins[index] ?? []);
writeFileSync(
  join(freshFolder('theme'), 'modules.json.br'),
  compress(modules, join(packages, 'theme/dist/modules.json.br')),
);
writeFileSync(join(freshFolder('theme'), 'part-types.txt'), partTypes());
const { text, kept } = await writeClient();
writeCodeHash(
  [generator, theme].flatMap(({ outputFiles }) => outputFiles),
  [modules, text, ...kept.values()],
);
// Read by `docsgen explain` and by reporters.
copyFileSync(join(root, 'docs/reference/diagnostics.md'), join(freshFolder('generator'), 'diagnostics.md'));
// Read by `docsgen init`.
cpSync(join(packages, 'generator/src/cli/init/templates'), join(freshFolder('generator'), 'templates'), {
  recursive: true,
});
copyFileSync(join(packages, 'migrate/src/docusaurus/styles/infima.css'), join(freshFolder('migrate'), 'infima.css'));
for (const name of ['generator', 'theme', 'migrate', ...Object.keys(pluginPackages)]) replace(name);
keepCompilation(generator, besideInputs(generator), generatorRecord);
