// What the reader chose, kept in this browser, and what is kept for this tab only: the one file that touches the
// browser's storage. It can be blocked or full; then nothing is remembered and nothing breaks.

export type PreferenceKey =
  | 'theme'
  | 'language'
  | 'announcement.dismissed'
  | 'announcement.id'
  | 'searches'
  | 'consent'
  | `version.${string}`
  | `tabs.${string}`;

/** Kept for this tab only. */
type SessionKey = 'scroll' | 'marks' | `sidebar.${string}`;

export function readPreference(key: PreferenceKey): string | undefined;
export function readPreference(key: SessionKey, storage: 'session'): string | undefined;
/** `undefined` where storage is blocked, as where nothing was stored. Part of the early script: few bytes. */
export function readPreference(key: string, storage: 'local' | 'session' = 'local') {
  try {
    return window[`${storage}Storage`][`docsgen.${key}`];
  } catch {}
}

export function writePreference(key: PreferenceKey, value: string): void {
  attempt(() => localStorage.setItem(`docsgen.${key}`, value));
}

export function forgetPreference(key: PreferenceKey): void {
  attempt(() => localStorage.removeItem(`docsgen.${key}`));
}

export function readSession(key: SessionKey): string | undefined {
  return readPreference(key, 'session');
}

export function writeSession(key: SessionKey, value: string): void {
  attempt(() => sessionStorage.setItem(`docsgen.${key}`, value));
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Blocked or full.
  }
}
