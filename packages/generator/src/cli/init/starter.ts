import { ignoredPaths, packageNameOf } from '../../config/new-site.ts';
import { configText } from './config-text.ts';
import { editorFiles, editorPackages } from './editor-files.ts';
import type { StarterSettings } from './init-answers.ts';
import type { PlannedFile } from './planned-file.ts';
import type { Sample } from './samples/examples.ts';
import { sampleIn } from './samples/sample.ts';
import type { TargetFolder } from './target-folder.ts';
import { workflowPath, workflowText } from './workflow.ts';

/** Returns the files of a new site. */
export function planStarter(wishes: StarterSettings, place: TargetFolder): readonly PlannedFile[] {
  const { found, isConfigured } = place;
  const config = { path: 'site.config.yaml', text: configText(wishes, place) };
  return [
    ...(isConfigured ? [] : [config]),
    ...(isConfigured || found.kind === 'markdown' ? [] : samplePages(wishes, place)),
    packageFile(place, wishes),
    ignoredFiles,
    ...(wishes.hasWorkflow ? [workflow(place)] : []),
    ...(wishes.hasEditorSettings ? editorFiles(found) : []),
  ];
}

/** In a language without sample pages, docsgen shows the pages of the default language with a notice. */
function samplePages({ title, locales }: StarterSettings, place: TargetFolder): readonly PlannedFile[] {
  const { run, exec } = place.packageManager;
  const [first, ...others] = locales;
  const texts: readonly (readonly [string, Sample | undefined])[] = [
    [first, sampleIn(first) ?? sampleIn('en')],
    ...others.map((code) => [code, sampleIn(code)] as const),
  ];
  return texts.flatMap(([code, sample]) => {
    const folder = `content/${code}`;
    const pages = Object.entries(sample?.pages({ title, folder, run, exec }) ?? {});
    return pages.map(([path, text]) => ({ path: `${folder}/${path}`, text }));
  });
}

/** Returns a sentence without a period for each language that has no sample pages. */
export function missingSamples({ locales: [first, ...others] }: StarterSettings): readonly string[] {
  return [
    ...(sampleIn(first) ? [] : [`No sample pages in '${first}': the pages in content/${first}/ are in English`]),
    ...others
      .filter((code) => !sampleIn(code))
      .map(
        (code) =>
          `No sample pages in '${code}': readers see the pages in '${first}' until you add pages to content/${code}/`,
      ),
  ];
}

export const scripts: Readonly<Record<string, string>> = {
  dev: 'docsgen serve --watch',
  check: 'docsgen check --strict',
  build: 'docsgen build --strict',
  preview: 'docsgen serve',
};

function packageFile(
  { folderName, docsgen, packages, packageManager }: TargetFolder,
  wishes: StarterSettings,
): PlannedFile {
  const name = packageNameOf(folderName);
  const features = wishes.packages.map((each) => [each, packages[each]]);
  const own = { docsgen, ...Object.fromEntries(features) };
  const devDependencies = { ...own, ...(wishes.hasEditorSettings ? editorPackages : {}) };
  const content = { name, private: true, scripts, devDependencies };
  const pairs = Object.entries(scripts).map(([script, command]) => `"scripts.${script}=${command}"`);
  const otherwise =
    packageManager.name === 'npm'
      ? `To add the scripts: npm pkg set ${pairs.join(' ')}`
      : `Scripts to add: ${pairs.join(', ')}`;
  return { path: 'package.json', text: `${JSON.stringify(content, null, 2)}\n`, otherwise };
}

const ignoredFiles: PlannedFile = {
  path: '.gitignore',
  text: ignoredPaths,
  otherwise: 'It should contain node_modules/, dist/, .dist* and .docsgen/',
};

function workflow({ packageManager, branch, folderInRepository }: TargetFolder): PlannedFile {
  const up = folderInRepository
    .split('/')
    .filter(Boolean)
    .map(() => '../');
  return {
    path: up.join('') + workflowPath,
    text: workflowText({ packageManager, branch, folder: folderInRepository }),
  };
}
