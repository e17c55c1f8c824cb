// The pointer opens the card of a word, too. Clicks, keys and touch do without this script: the word is a button that
// opens a popover.

const openAfter = 250;
const closeAfter = 250;

interface Opener {
  showPopover?: (options?: { readonly source: HTMLElement }) => void;
}

listen();

function listen(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The card that the pointer has opened. */
  let opened: HTMLElement | undefined;
  const later = (milliseconds: number, act: () => void): void => {
    clearTimeout(waiting);
    waiting = setTimeout(act, milliseconds);
  };
  const show = (word: HTMLElement): void => {
    const card = cardOf(word);
    if (!card || !word.matches(':hover') || card.matches(':popover-open')) return;
    (card as Opener).showPopover?.({ source: word });
    opened = card;
  };
  const hide = (): void => {
    opened?.hidePopover();
    opened = undefined;
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const word = target.closest<HTMLElement>('button.term');
    if (word) later(openAfter, () => show(word));
    else if (target.closest('.term-card')) clearTimeout(waiting);
    else if (opened) later(closeAfter, hide);
    else clearTimeout(waiting);
  });
  // A click keeps the card that the pointer has opened, where it would close it.
  document.addEventListener(
    'click',
    (event) => {
      const word = event.target instanceof Element ? event.target.closest<HTMLElement>('button.term') : null;
      if (word && opened !== undefined && cardOf(word) === opened && opened.matches(':popover-open')) {
        event.preventDefault();
      }
      opened = undefined;
    },
    { capture: true },
  );
}

function cardOf(word: HTMLElement): HTMLElement | null {
  return document.getElementById(word.getAttribute('popovertarget') ?? '');
}
