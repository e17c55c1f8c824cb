// A thin bar while a page is waited for, and only if that takes longer than a blink.

const delay = 200;

/** Begins to wait; the function it gives ends the waiting. */
export function startWaiting(): () => void {
  const timer = setTimeout(() => barOf().setAttribute('data-state', 'waiting'), delay);
  return () => {
    clearTimeout(timer);
    barOf().setAttribute('data-state', 'idle');
  };
}

function barOf(): HTMLElement {
  return document.getElementById('docsgen-progress') ?? document.body.appendChild(makeBar());
}

function makeBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.id = 'docsgen-progress';
  bar.className = 'progress';
  bar.setAttribute('aria-hidden', 'true');
  return bar;
}
