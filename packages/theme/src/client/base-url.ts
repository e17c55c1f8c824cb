// Runs inlined at the end of <body>: where neither the styles nor the script of the page have loaded, says that the
// site is served under another path than it was built for, and under which. (Where only the script failed, the
// styles hide it.) It depends on nothing that is loaded.

import { basePathOf } from './base-path.ts';

const { page, text = '' } = document.currentScript?.dataset ?? {};

addEventListener('DOMContentLoaded', () => {
  const built = document.documentElement.dataset.base ?? '/';
  const served = basePathOf(location.pathname, built, page);
  // The script of the page leaves its region for announcements there (announcer.ts).
  if (served === built || document.querySelector('[data-announcer]') !== null) return;
  const words = document.createElement('mark');
  words.textContent = text.replace('{suggested}', () => served);
  const problem = document.createElement('p');
  problem.className = 'base-url-problem';
  problem.setAttribute('role', 'alert');
  problem.append(words);
  document.body.prepend(problem);
});
