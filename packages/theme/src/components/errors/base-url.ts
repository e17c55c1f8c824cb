// Inlined at the end of <body>. If the site is served under a path other than its base URL, reports both paths. If the
// style sheets have loaded, they hide the message. The script depends on no other file, and its size matters.

const problem = (document.currentScript as HTMLScriptElement).previousSibling as HTMLElement;
const { base, page, text } = problem.dataset as { base: string; page?: string; text: string };
const address = location.pathname;
// On the not-found page, `page` is undefined, because the URL does not reveal the base URL. The message for this page
// does not contain `{suggested}`.
const served = address.slice(0, address.lastIndexOf(`/${page}`) + 1);

if (served !== base) {
  problem.append(text.replace('{suggested}', () => served));
  problem.hidden = false;
  document.body.prepend(problem);
}
