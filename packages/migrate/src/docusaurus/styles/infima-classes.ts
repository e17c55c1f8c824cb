// Infima layout classes for React pages, with docsgen's tokens. Only classes that a page uses are included. They apply
// only to page content, because docsgen's theme has components with the same names.

export function infimaRules(used: ReadonlySet<string>): string {
  const rules = [...blocks, ...spaces(used), ...columns(used)].filter(([name]) => used.has(name));
  return rules.map(([, css]) => css).join('\n\n');
}

type ClassRule = readonly [name: string, css: string];

const within = ':where(.prose)';

function rule(name: string, lines: string, more = ''): ClassRule {
  const body = lines
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
  const css = `${within} .${name} {\n${body.map((line) => `  ${line};\n`).join('')}}`;
  return [name, more === '' ? css : `${css}\n\n${more}`];
}

const phone = '@media (width <= 62.25rem)';

/** In cascade order: modifiers are after the classes that they modify. */
const blocks: readonly ClassRule[] = [
  rule(
    'container',
    'inline-size: 100%; max-inline-size: var(--ifm-container-width, 71.25rem); ' +
      'margin-inline: auto; padding-inline: var(--space-4)',
  ),
  rule('container--fluid', 'max-inline-size: none'),
  rule('row', 'display: flex; flex-wrap: wrap; margin-inline: calc(-1 * var(--space-4))'),
  rule('row--no-gutters', 'margin-inline: 0'),
  rule(
    'col',
    'flex: 1 0; inline-size: 100%; max-inline-size: 100%; margin-inline: 0; padding-inline: var(--space-4)',
    [
      `${phone} {`,
      `  ${within} .row > .col {\n    flex-basis: 100%;\n    margin-inline: 0;\n  }\n`,
      `  ${within} .row > .col + .col {\n    margin-block-start: var(--space-6);\n  }\n}`,
    ].join('\n'),
  ),
  rule(
    'hero',
    'display: flex; align-items: center; padding: var(--space-16) var(--space-8); ' +
      'background: var(--ifm-hero-background-color, var(--ground-raised)); ' +
      'color: var(--ifm-hero-text-color, var(--ink))',
    `${phone} {\n  ${within} .hero {\n    padding-inline: 0;\n  }\n}`,
  ),
  rule(
    'hero--primary',
    'background: var(--ifm-hero-background-color, var(--accent)); ' +
      'color: var(--ifm-hero-text-color, var(--on-accent))',
    `${within} .hero--primary :is(h1, h2, h3, p) {\n  color: inherit;\n}`,
  ),
  rule('hero--dark', 'background: #1c1e21; color: #fff'),
  rule('hero__title', 'max-inline-size: none; font-size: clamp(2.25rem, 6vw, 3rem); margin-block: 0 var(--space-4)'),
  rule(
    'hero__subtitle',
    'max-inline-size: none; font-size: var(--text-2); line-height: 1.4; margin-block-end: var(--space-6)',
  ),
  rule(
    'button',
    'display: inline-block; padding: var(--space-2) var(--space-5); ' +
      'border: 1px solid var(--line-strong); border-radius: var(--radius); background: none; ' +
      'color: var(--ink); font: inherit; font-size: var(--text-small); font-weight: 600; ' +
      'line-height: 1.5; text-align: center; text-decoration: none; white-space: nowrap; ' +
      'cursor: pointer',
    `${within} .button:hover {\n  background: var(--ground-hover);\n}`,
  ),
  ...filled('button', 'primary', ['--accent', '--on-accent']),
  ...filled('button', 'secondary', ['--ground-raised', '--ink']),
  ...['success', 'info', 'warning', 'danger'].flatMap((name) => filled('button', name, [toneOf(name), '--ground'])),
  rule('button--outline', 'background: none; color: var(--accent)'),
  rule('button--link', 'border-color: transparent; background: none; color: var(--accent)'),
  rule('button--sm', 'padding: var(--space-1) var(--space-3); font-size: var(--text-tiny)'),
  rule('button--lg', 'padding: var(--space-3) var(--space-8); font-size: var(--text-1)'),
  rule('button--block', 'display: block; inline-size: 100%'),
  rule('button-group', 'display: inline-flex; gap: var(--space-1)'),
  rule(
    'card',
    'display: flex; flex-direction: column; border: var(--hairline); ' +
      'border-radius: var(--radius); background: var(--ground-raised); overflow: hidden',
  ),
  rule('card__header', 'padding: var(--space-4) var(--space-4) 0'),
  rule('card__body', 'padding: var(--space-4)'),
  rule('card__footer', 'margin-block-start: auto; padding: 0 var(--space-4) var(--space-4)'),
  rule('card--full-height', 'block-size: 100%'),
  rule(
    'badge',
    'display: inline-block; padding: 0 var(--space-2); border-radius: var(--radius); ' +
      'background: var(--ink-soft); color: var(--ground); font-size: var(--text-tiny); ' +
      'font-weight: 600',
  ),
  ...filled('badge', 'primary', ['--accent', '--on-accent']),
  ...filled('badge', 'secondary', ['--ground-raised', '--ink']),
  ...['success', 'info', 'warning', 'danger'].flatMap((name) => filled('badge', name, [toneOf(name), '--ground'])),
  rule(
    'alert',
    'padding: var(--space-4); border-inline-start: 4px solid var(--tone-note); ' +
      'border-radius: var(--radius); background: var(--ground-raised)',
  ),
  ...['success', 'info', 'warning', 'danger'].map((name) =>
    rule(`alert--${name}`, `border-inline-start-color: var(${toneOf(name)})`),
  ),
  rule('avatar', 'display: flex; align-items: center; column-gap: var(--space-4)'),
  rule('avatar__photo', 'inline-size: 3rem; block-size: 3rem; border-radius: 50%'),
  rule('avatar__name', 'font-weight: 600'),
  rule('clean-btn', 'padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer'),
  rule('clean-list', 'padding: 0; list-style: none'),
  rule('shadow--lw', 'box-shadow: 0 1px 2px 0 var(--shade)'),
  rule('shadow--md', 'box-shadow: 0 5px 40px var(--shade)'),
  rule('shadow--tl', 'box-shadow: 0 12px 28px 0 var(--shade)'),
  rule('text--center', 'text-align: center', `${within} .text--center > * {\n  margin-inline: auto;\n}`),
  rule('text--left', 'text-align: start'),
  rule('text--right', 'text-align: end'),
  rule('text--justify', 'text-align: justify'),
  rule('text--uppercase', 'text-transform: uppercase'),
  rule('text--bold', 'font-weight: 700'),
  rule('text--no-decoration', 'text-decoration: none'),
  rule('text--truncate', 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap'),
];

function toneOf(name: string): string {
  return name === 'success' ? '--tone-tip' : `--tone-${name}`;
}

function filled(block: string, kind: string, [ground, ink]: readonly [string, string]): readonly ClassRule[] {
  const name = `${block}--${kind}`;
  const lines = `border-color: var(${ground}); background: var(${ground}); color: var(${ink})`;
  const over = `${within} .${name}:hover {\n  background: color-mix(in srgb, var(${ground}) 88%, var(--ink));\n}`;
  return [rule(name, lines, block === 'button' ? over : '')];
}

const sizes: Readonly<Record<string, string>> = {
  ...{ none: '0', xs: 'var(--space-1)', sm: 'var(--space-2)', md: 'var(--space-4)' },
  ...{ lg: 'var(--space-8)', xl: 'var(--space-20)' },
};

const sides: Readonly<Record<string, string>> = {
  ...{ top: '-block-start', bottom: '-block-end', left: '-left', right: '-right' },
  ...{ vert: '-block', horiz: '-inline' },
};

/** Classes such as `margin-top--md` and `padding--lg`. */
function spaces(used: ReadonlySet<string>): readonly ClassRule[] {
  return [...used].sort().flatMap((name): readonly ClassRule[] => {
    const [, kind, side, size = ''] = /^(margin|padding)(?:-([a-z]+))?--([a-z]+)$/.exec(name) ?? [];
    const [end, room] = [side === undefined ? '' : sides[side], sizes[size]];
    return kind === undefined || end === undefined || room === undefined ? [] : [rule(name, `${kind}${end}: ${room}`)];
  });
}

/** `col--6` is half of a row, and `col--offset-3` starts after its first quarter. */
function columns(used: ReadonlySet<string>): readonly ClassRule[] {
  return [...used].sort().flatMap((name): readonly ClassRule[] => {
    const [, offset, count = ''] = /^col--(offset-)?(\d{1,2})$/.exec(name) ?? [];
    if (count === '' || Number(count) > 12) return [];
    const share = `calc(100% * ${count} / 12)`;
    const lines = offset ? `margin-inline-start: ${share}` : `flex: 0 0 ${share}; max-inline-size: ${share}`;
    const css = rule(name, lines)[1].replaceAll('\n', '\n  ');
    return [[name, `@media (width > 62.25rem) {\n  ${css}\n}`]];
  });
}
