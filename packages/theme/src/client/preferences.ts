// The reader's choices, kept in this browser: the only file that touches localStorage. Storage can be blocked
// or full; then nothing is remembered and nothing breaks.

export type PreferenceKey =
  | 'docsgen.theme'
  | 'docsgen.language'
  | 'docsgen.announcement.dismissed'
  | 'docsgen.announcement.id'
  | `docsgen.version.${string}`;

export function readPreference(key: PreferenceKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writePreference(key: PreferenceKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered: the choice holds until the page is left.
  }
}

export function forgetPreference(key: PreferenceKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/** Kept for this tab only. */
export type SessionKey = 'docsgen.scroll' | `docsgen.sidebar.${string}`;

export function readSession(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: SessionKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Not remembered: going back leads to the top of the page, and the sidebar begins anew.
  }
}
