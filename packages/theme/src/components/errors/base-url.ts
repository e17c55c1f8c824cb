// Inlined at the end of <body>. If the site is served under a different path than its base URL, reports both paths; if
// the style sheets have loaded, they hide the message. It depends on no other file, and its size matters.

const problem = (document.currentScript as HTMLScriptElement).previousSibling as HTMLElement;
const { base, page, text } = problem.dataset as { base: string; page?: string; text: string };
const address = location.pathname;
// `page` is undefined on the not-found page, whose URL does not reveal the base URL; its text does not contain it.
const served = address.slice(0, address.lastIndexOf(`/${page}`) + 1);

if (served !== base) {
  problem.append(text.replace('{suggested}', () => served));
  problem.hidden = false;
  document.body.prepend(problem);
}
