// Loads the scripts of a page that wait for consent, once the reader has given it, and remembers the answer. Only sites
// with such scripts have this one. A site's own scripts hear of the answer by the event `docsgen:consent`.

import { readPreference, writePreference } from '../../lib/preferences.ts';

const waiting = [...document.querySelectorAll<HTMLScriptElement>('script[data-consent]')];
const categories = [...new Set(waiting.map(({ dataset }) => dataset.consent ?? ''))].sort();
const bar = document.querySelector<HTMLElement>('[data-consent-bar]');

/** What the reader was asked for and has answered: `accept analytics,video`. Other categories are another question. */
function rememberedAnswer(): string | undefined {
  const [answer, asked = ''] = readPreference('consent')?.split(' ') ?? [];
  const known = asked.split(',');
  return categories.every((each) => known.includes(each)) ? answer : undefined;
}

function take(answer: string | undefined): void {
  if (bar) bar.hidden = answer !== undefined;
  if (answer === undefined) return;
  const accepted = answer === 'accept' ? categories : [];
  if (answer === 'accept') for (const script of waiting.splice(0)) run(script);
  document.dispatchEvent(new CustomEvent('docsgen:consent', { detail: { accepted } }));
}

/** A script that was data until now. Those without `async` run in their order. */
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

/** The reader has changed the answer, here or in another tab. Scripts that run cannot be stopped. */
function change(answer: string | undefined): void {
  const haveRun = waiting.length === 0;
  if (haveRun && answer !== 'accept') location.reload();
  else take(answer);
}

/** Browsers do not scroll to an element below the bar, because it is inside the window. */
document.addEventListener('focusin', ({ target }) => {
  if (bar === null || !(target instanceof Element) || bar.contains(target) || !target.matches(':focus-visible')) return;
  const isCovered = target.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  // Above the scroll padding, which has the height of the bar.
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

take(rememberedAnswer());
if (bar) {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--consent', `${bar.offsetHeight}px`)).observe(bar);
}
