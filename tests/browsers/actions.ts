// Keyboard and pointer actions in the format shared by WebDriver classic and BiDi.

/** Code points of keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
  Home: '\uE011',
};

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

export function keyActions(keys: string) {
  const values = keys.split('+').map((key) => keyCodes[key] ?? key);
  return [
    keySource([
      ...values.map((value): KeyAction => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value): KeyAction => ({ type: 'keyUp', value })),
    ]),
  ];
}

export function typeActions(text: string) {
  return [
    keySource(
      Array.from(text).flatMap((value): KeyAction[] => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    ),
  ];
}

function keySource(actions: KeyAction[]) {
  return { type: 'key' as const, id: 'keyboard', actions };
}

/** Main button, at a position in the window. */
export function clickActions(x: number, y: number) {
  return [
    {
      type: 'pointer' as const,
      id: 'mouse',
      parameters: { pointerType: 'mouse' as const },
      actions: [
        { type: 'pointerMove' as const, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown' as const, button: 0 },
        { type: 'pointerUp' as const, button: 0 },
      ],
    },
  ];
}
