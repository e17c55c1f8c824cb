// Analytics plugins. docsgen supports one analytics service, and includes the scripts of other services.

import { type Plain, Remarked } from '../../yaml-text.ts';
import type { PluginUse } from '../site.ts';
import type { Options } from './options.ts';
import type { Work } from './work.ts';

interface Counting {
  readonly analytics: Plain;
  readonly scripts: readonly Plain[];
}

type Counter = (work: Work, options: Options, plugin: PluginUse) => Partial<Counting> | undefined;

const counters: readonly (readonly [RegExp, Counter])[] = [
  [/^(@docusaurus\/(plugin-)?google-gtag|@docusaurus\/plugin-google-gtag|google-gtag)$/, googleTag],
  [/google-tag-manager$/, tagManager],
];

/** Returns `undefined` if the plugin does not count visits. */
export function counterOf({ name }: PluginUse): Counter | undefined {
  return counters.find(([pattern]) => pattern.test(name))?.[1];
}

export function countingOf(work: Work): Counting {
  const found = work.site.plugins.flatMap((plugin): readonly Partial<Counting>[] => {
    const counter = counterOf(plugin);
    const options = counter && work.optionsOf(plugin.name, plugin.options ?? {}, plugin);
    const counted = options && counter?.(work, options, plugin);
    return counted ? [counted] : [];
  });
  const [first, ...others] = found.filter(({ analytics }) => analytics !== undefined);
  if (others.length > 0)
    work.lose(
      ['plugins'],
      `Only one analytics service is supported: ${others.length} more are not migrated`,
      'Add their scripts to scripts',
    );
  return { analytics: first?.analytics, scripts: found.flatMap(({ scripts = [] }) => scripts) };
}

function googleTag(work: Work, options: Options, { name }: PluginUse): Partial<Counting> | undefined {
  const ids = [options.raw('trackingID')].flat().filter((id) => typeof id === 'string');
  const known = ids.filter((id) => /^G-[A-Z0-9]+$/.test(id));
  const [first] = known;
  const tell = (message: string, hint: string): void => work.tell({ plugin: name, at: ['trackingID'] }, message, hint);
  for (const id of ids.filter((each) => !known.includes(each)))
    tell(`${id} is not a Google Analytics 4 ID`, 'Set analytics.ga4 to an ID such as G-ABC123');
  if (known.length > 1) tell(`Only the ID ${first} is used for analytics`, 'Add other scripts to scripts');
  return first === undefined ? undefined : { analytics: { ga4: first } };
}

/** Tag Manager's own script, which detects later pages with its History Change trigger. */
function tagManager(_work: Work, options: Options): Partial<Counting> | undefined {
  const ids = [options.raw('containerId')].flat().filter((id) => typeof id === 'string' && /^[\w-]+$/.test(id));
  const comment =
    'Google Tag Manager. Navigation does not reload the page: count page views with the “History Change” trigger.';
  const scripts = ids.map((id) => {
    const text = [
      "(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':+new Date,event:'gtm.js'});",
      "var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;",
      "j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);",
      `})(window,document,'script','dataLayer','${id}');`,
    ];
    return new Remarked(comment, { text: `${text.join('\n')}\n` });
  });
  return { scripts };
}
