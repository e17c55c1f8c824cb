// Loads scripts that require consent once the reader has given it, and stores the answer. Included only on sites with
// such scripts. The event `docsgen:consent` reports the answer to the site's own scripts.

import { readPreference, writePreference } from '../../lib/preferences.ts';

const waiting = [...document.querySelectorAll<HTMLScriptElement>('script[data-consent]')];
const categories = [...new Set(waiting.map(({ dataset }) => dataset.consent ?? ''))].sort();
const bar = document.querySelector<HTMLElement>('[data-consent-bar]');

/**
 * The stored answer and its categories, such as `accept analytics,video`. The answer does not apply to other
 * categories.
 */
function rememberedAnswer(): string | undefined {
  const [answer, asked = ''] = readPreference('consent')?.split(' ') ?? [];
  const known = asked.split(',');
  return categories.every((each) => known.includes(each)) ? answer : undefined;
}

function applyAnswer(answer: string | undefined): void {
  if (bar) bar.hidden = answer !== undefined;
  if (answer === undefined) return;
  const accepted = answer === 'accept' ? categories : [];
  if (answer === 'accept') for (const script of waiting.splice(0)) run(script);
  document.dispatchEvent(new CustomEvent('docsgen:consent', { detail: { accepted } }));
}

/** Activates a script that was inserted as data. Scripts without `async` run in order. */
function run(data: HTMLScriptElement): void {
  const script = document.createElement('script');
  const { consent: _, src, type, ...others } = data.dataset;
  for (const { name, value } of data.attributes)
    if (name !== 'type' && !name.startsWith('data-')) script.setAttribute(name, value);
  Object.assign(script.dataset, others);
  script.async = data.async;
  if (type !== undefined) script.type = type;
  if (src === undefined) script.textContent = data.textContent;
  else script.src = src;
  data.replaceWith(script);
}

/**
 * Handles a changed answer, in this browser tab or another one. Running scripts cannot be stopped, so the page reloads.
 */
function change(answer: string | undefined): void {
  const haveRun = waiting.length === 0;
  if (haveRun && answer !== 'accept') location.reload();
  else applyAnswer(answer);
}

/** Browsers do not scroll to a focused element behind the bar, because it is inside the viewport. */
document.addEventListener('focusin', ({ target }) => {
  if (bar === null || !(target instanceof Element) || bar.contains(target) || !target.matches(':focus-visible')) return;
  const isCovered = target.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  // The scroll padding has the height of the bar.
  if (!bar.hidden && isCovered) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
});

addEventListener('storage', ({ key }) => {
  if (key === 'docsgen.consent') change(rememberedAnswer());
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const answer = target.closest<HTMLElement>('[data-consent-answer]')?.dataset.consentAnswer;
  if (answer !== undefined) {
    writePreference('consent', `${answer} ${categories.join()}`);
    change(answer);
  } else if (target.closest('[data-consent-settings]') && bar) {
    bar.hidden = false;
    bar.querySelector('button')?.focus();
  }
});

applyAnswer(rememberedAnswer());
if (bar) {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--consent', `${bar.offsetHeight}px`)).observe(bar);
}
