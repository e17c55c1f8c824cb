// Runs inlined at the end of <body>: where the site is served under another path than it was built for, says so, and
// under which; the styles hide it where they have loaded. It depends on nothing that is loaded, and counts its bytes.

const problem = (document.currentScript as HTMLScriptElement).previousSibling as HTMLElement;
const { base, page, text } = problem.dataset as { base: string; page?: string; text: string };
const address = location.pathname;
// `page` is undefined on the not-found page, whose address tells nothing; its text does not ask for it.
const served = address.slice(0, address.lastIndexOf(`/${page}`) + 1);

if (served !== base) {
  problem.append(text.replace('{suggested}', () => served));
  problem.hidden = false;
  document.body.prepend(problem);
}
