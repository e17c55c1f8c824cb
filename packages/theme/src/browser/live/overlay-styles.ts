// Styles for the shadow tree of the overlay. They use the page's colors, with fallbacks for pages without styles.

export const overlayStyles = `
:host { all: initial; color-scheme: inherit; }
* { box-sizing: border-box; }
.panel, .opener, .lost {
  --paper: var(--ground, light-dark(#fbf8f2, #0d1220));
  --text: var(--ink, light-dark(#1a2032, #e3e7f0));
  --soft: var(--ink-soft, light-dark(#545a6b, #a3adc4));
  --edge: var(--line, light-dark(#e2dbcc, #263049));
  --tone: var(--tone-warning, light-dark(#8a5300, #f0bd62));
  --danger: var(--tone-danger, light-dark(#9c1830, #ff9aa4));
  position: fixed; z-index: 2147483000;
  font: 400 0.9375rem/1.5 var(--sans, system-ui, sans-serif);
  color: var(--text); background: var(--paper);
}
[hidden] { display: none !important; }
.panel {
  inset: auto 0 0; max-height: 65vh; overflow: auto; overscroll-behavior: contain;
  border-block-start: 3px solid var(--tone);
  box-shadow: 0 -0.5rem 2rem var(--shade, rgb(0 0 0 / 30%));
}
.panel[data-severity="error"] { border-color: var(--danger); }
header {
  position: sticky; top: 0; display: flex; align-items: center; justify-content: space-between; gap: 1rem;
  padding: 0.5rem max(1rem, (100vw - 60rem) / 2); background: var(--paper); border-block-end: 1px solid var(--edge);
}
h2 { margin: 0; font-size: 1rem; font-weight: 650; outline-offset: 4px; }
ol { list-style: none; margin: 0; padding: 0 max(1rem, (100vw - 60rem) / 2) 1rem; }
li { padding-block: 0.875rem; }
li + li { border-block-start: 1px solid var(--edge); }
p { margin: 0; overflow-wrap: anywhere; }
strong { color: var(--tone); font-weight: 650; }
li[data-severity="error"] strong { color: var(--danger); }
.code { color: var(--soft); font-size: 0.84375rem; white-space: nowrap; }
.place { margin-block-start: 0.125rem; color: var(--soft); font-size: 0.84375rem; }
.hint { margin-block-start: 0.25rem; }
code, pre, .file { font-family: var(--mono, ui-monospace, Menlo, Consolas, monospace); font-size: 0.84375rem; }
pre {
  margin: 0.5rem 0 0; padding: 0.5rem 0.75rem; overflow-x: auto; tab-size: 4; line-height: 1.45;
  background: var(--ground-raised, light-dark(#f4efe5, #141b2c)); border-radius: 0.375rem; color: var(--soft);
}
.line { color: var(--text); }
button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; border-radius: 0.375rem; }
button:focus-visible, pre:focus-visible, h2:focus-visible {
  outline: 2px solid var(--accent, light-dark(#1d4a9c, #94b6ff)); outline-offset: 2px;
}
.close { inline-size: 2.75rem; block-size: 2.75rem; font-size: 1.5rem; line-height: 1; color: var(--soft); }
.close:hover { color: var(--text); }
.file {
  padding: 0; text-align: start; text-decoration: underline; text-underline-offset: 0.2em;
  color: var(--accent, light-dark(#1d4a9c, #94b6ff)); overflow-wrap: anywhere;
}
.opener {
  inset: auto auto 1rem 1rem; padding: 0.5rem 0.875rem; font-weight: 600;
  color: var(--tone); border: 1px solid currentColor; border-radius: 2rem;
  box-shadow: 0 0.25rem 1rem var(--shade, rgb(0 0 0 / 30%));
}
.opener[data-severity="error"] { color: var(--danger); }
.lost {
  inset: auto 1rem 1rem auto; padding: 0.5rem 0.875rem; max-inline-size: calc(100vw - 2rem);
  border: 1px solid var(--edge); border-radius: 0.375rem;
}
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
@media print { :host { display: none; } }
`;
