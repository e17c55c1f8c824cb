// READ FIRST. Pictures of one build as one HTML file that asks nobody for anything: no script, no font, no other file.
import type { BuildProfile } from '../../model/profile.ts';
import { cacheHits } from './cache-hits.ts';
import { type Markup, markup } from './markup.ts';
import { outputBytes } from './output-bytes.ts';
import { pageSizes } from './page-sizes.ts';
import { pageTimes } from './page-times.ts';
import { patterns } from './picture.ts';
import { styles } from './styles.ts';
import { tiles } from './tiles.ts';
import { timeline } from './timeline.ts';

export function reportPage(profile: BuildProfile): string {
  return documentOf(profile, [
    tiles(profile),
    timeline(profile),
    pageTimes(profile),
    pageSizes(profile),
    markup`<div class="halves">${outputBytes(profile)}${cacheHits(profile)}</div>\n`,
  ]).html;
}

/** The policy holds the file to its word: a browser would refuse to fetch anything for it. */
function documentOf({ site, generator }: BuildProfile, parts: readonly Markup[]): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Build report: ${site}</title>
<style>
${{ html: styles }}</style>
</head>
<body>
${patterns}
<header>
<p class="kicker">Build report</p>
<h1>${site}</h1>
</header>
<main>
${parts}</main>
<footer><p>Written by ${generator}. Times are wall clock times of this build on this machine.</p></footer>
</body>
</html>
`;
}
