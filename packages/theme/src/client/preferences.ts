// The reader's choices, kept in this browser: the only file that touches localStorage. Storage can be blocked
// or full; then nothing is remembered and nothing breaks.

export type PreferenceKey =
  | 'docsgen.theme'
  | 'docsgen.language'
  | 'docsgen.announcement.dismissed'
  | 'docsgen.announcement.id'
  | `docsgen.version.${string}`
  | `docsgen.tabs.${string}`;

export function readPreference(key: PreferenceKey): string | null {
  return attempt(() => localStorage.getItem(key));
}

export function writePreference(key: PreferenceKey, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

export function forgetPreference(key: PreferenceKey): void {
  attempt(() => localStorage.removeItem(key));
}

/** Kept for this tab only. */
export type SessionKey = 'docsgen.scroll' | `docsgen.sidebar.${string}`;

export function readSession(key: SessionKey): string | null {
  return attempt(() => sessionStorage.getItem(key));
}

export function writeSession(key: SessionKey, value: string): void {
  attempt(() => sessionStorage.setItem(key, value));
}

/** `null` where storage is blocked or full, as where nothing was stored. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
