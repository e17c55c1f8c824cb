// Opens the card of a glossary term on hover. Click, keyboard and touch work without this script: the term is a button
// that opens a popover.

const openAfter = 250;
const closeAfter = 250;

interface Opener {
  showPopover?: (options?: { readonly source: HTMLElement }) => void;
}

startHover();

function startHover(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The card that was opened on hover. */
  let opened: HTMLElement | undefined;
  const later = (milliseconds: number, act: () => void): void => {
    clearTimeout(waiting);
    waiting = setTimeout(act, milliseconds);
  };
  const show = (term: HTMLElement): void => {
    const card = cardOf(term);
    if (!card || !term.matches(':hover') || card.matches(':popover-open')) return;
    (card as Opener).showPopover?.({ source: term });
    opened = card;
  };
  const hide = (): void => {
    opened?.hidePopover();
    opened = undefined;
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const term = target.closest<HTMLElement>('button.term');
    if (term) later(openAfter, () => show(term));
    else if (target.closest('.term-card')) clearTimeout(waiting);
    else if (opened) later(closeAfter, hide);
    else clearTimeout(waiting);
  });
  // A click would close a card that was opened on hover, so the card is kept open.
  document.addEventListener(
    'click',
    (event) => {
      const term = event.target instanceof Element ? event.target.closest<HTMLElement>('button.term') : null;
      if (term && opened !== undefined && cardOf(term) === opened && opened.matches(':popover-open')) {
        event.preventDefault();
      }
      opened = undefined;
    },
    { capture: true },
  );
}

function cardOf(term: HTMLElement): HTMLElement | null {
  return document.getElementById(term.getAttribute('popovertarget') ?? '');
}
