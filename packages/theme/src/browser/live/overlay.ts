// Shows diagnostics on top of the page: a panel, which opens automatically if there are errors and can be dismissed,
// and a button that reopens it. A shadow tree isolates its styles from the styles of the site.

import type { LiveState } from '@docsgen/contract/live-state';
import { element } from '../../lib/element.ts';
import { type OpenLocation, renderDiagnostic } from './overlay-diagnostic.ts';
import { overlayStyles } from './overlay-styles.ts';

export interface Overlay {
  readonly show: (state: Pick<LiveState, 'diagnostics' | 'hasEditor'>) => void;
  readonly showConnected: () => void;
  readonly showDisconnected: () => void;
}

interface OverlayElements {
  readonly panel: HTMLElement;
  readonly title: HTMLElement;
  /** Button that closes the panel. */
  readonly close: HTMLElement;
  readonly list: HTMLElement;
  /** Button that reopens the panel. */
  readonly opener: HTMLElement;
  readonly disconnected: HTMLElement;
  readonly status: HTMLElement;
}

const nothingShown = { text: '[]', errors: 0 };

export function createOverlay(openLocation: OpenLocation): Overlay {
  const elements = addElements();
  const { panel, title, list, opener, disconnected, status } = elements;
  let shown = nothingShown;

  const open = (): void => {
    panel.hidden = false;
    opener.hidden = true;
    opener.setAttribute('aria-expanded', 'true');
  };
  const close = (): void => {
    panel.hidden = true;
    opener.hidden = shown === nothingShown;
    opener.setAttribute('aria-expanded', 'false');
  };
  startControls(elements, { open, close });

  return {
    show: ({ diagnostics, hasEditor }) => {
      const text = JSON.stringify([diagnostics, hasEditor]);
      if (diagnostics.length === 0 ? shown === nothingShown : text === shown.text) return;
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      const isNew = errors > shown.errors;
      shown = diagnostics.length === 0 ? nothingShown : { text, errors };
      const summary = countOf(errors, diagnostics.length - errors);
      title.textContent = summary;
      opener.textContent = summary;
      opener.dataset.severity = errors > 0 ? 'error' : 'warning';
      panel.dataset.severity = opener.dataset.severity;
      status.textContent = diagnostics.length === 0 ? 'All problems fixed' : summary;
      list.replaceChildren(
        ...diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, hasEditor ? openLocation : undefined)),
      );
      // A closed panel stays closed until there are more errors.
      if (diagnostics.length > 0 && (isNew || !panel.hidden)) open();
      else close();
    },
    showConnected: () => {
      disconnected.hidden = true;
    },
    showDisconnected: () => {
      disconnected.hidden = false;
    },
  };
}

function addElements(): OverlayElements {
  const host = element('docsgen-live' as 'div', {});
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [styles];
  const title = element('h2', { id: 'title', tabindex: '-1' });
  const close = element('button', { class: 'close', 'aria-label': 'Close', title: 'Close (Escape)' }, '×');
  const list = element('ol', {});
  const header = element('header', {}, title, close);
  const panel = element('section', { class: 'panel', 'aria-labelledby': 'title', hidden: '' }, header, list);
  const opener = element('button', { class: 'opener', hidden: '', 'aria-expanded': 'false' });
  const disconnected = element('p', { class: 'lost', hidden: '' }, 'Lost connection to docsgen. Reconnecting…');
  const status = element('p', { class: 'status', role: 'status' });
  root.append(disconnected, opener, panel, status);
  document.body.append(host);
  return { panel, title, close, list, opener, disconnected, status };
}

interface Panel {
  readonly open: () => void;
  readonly close: () => void;
}

function startControls({ panel, title, close, opener }: OverlayElements, control: Panel): void {
  opener.addEventListener('click', () => {
    control.open();
    title.focus();
  });
  close.addEventListener('click', () => {
    control.close();
    opener.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !panel.hidden) control.close();
  });
}

function countOf(errors: number, warnings: number): string {
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  const counts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return counts.filter(Boolean).join(', ') || 'No problems';
}
