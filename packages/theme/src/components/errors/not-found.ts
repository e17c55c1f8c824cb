// Shows the not-found page in the language of the requested URL, because servers send the same file for all languages.
// Replaces the text, the title and the document language, but not the language of the shell.

export function startNotFound(): void {
  const page = document.querySelector<HTMLElement>('[data-not-found]');
  const variant = [...document.querySelectorAll<HTMLElement>('[data-not-found-prefix]')].find((candidate) =>
    location.pathname.startsWith(candidate.dataset.notFoundPrefix ?? '/'),
  );
  if (page === null || variant === undefined || variant.lang === page.dataset.notFound) return;

  const root = document.documentElement;
  // Elements whose strings are in another language already have a `lang` attribute.
  for (const part of document.querySelectorAll<HTMLElement>('[data-shell]')) part.lang ||= root.lang;
  root.lang = variant.lang;
  page.lang = variant.dataset.foreign ?? variant.lang;
  for (const slot of variant.querySelectorAll<HTMLElement>('[data-slot]')) {
    const target = page.querySelector<HTMLElement>(`[data-slot="${slot.dataset.slot}"]`);
    if (target === null) continue;
    const text = slot.textContent ?? '';
    if (target instanceof HTMLHeadingElement && target.tagName === 'H1') {
      document.title = document.title.replace(target.textContent ?? '', () => text);
    }
    if (target instanceof HTMLAnchorElement && slot instanceof HTMLAnchorElement) target.href = slot.href;
    target.textContent = text;
  }
}
