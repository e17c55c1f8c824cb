// The reader's choices (local storage) and the state of a browser tab (session storage). The only module that accesses
// browser storage. If storage is blocked or full, nothing is stored, and no error is thrown.

export type PreferenceKey =
  | 'theme'
  | 'language'
  | 'announcement.dismissed'
  | 'announcement.id'
  | 'searches'
  | 'consent'
  | `version.${string}`
  | `tabs.${string}`;

/** Stored for the browser tab. */
type SessionKey = 'scroll' | 'marks' | `sidebar.${string}`;

export function readPreference(key: PreferenceKey): string | undefined;
export function readPreference(key: SessionKey, storage: 'session'): string | undefined;
/**
 * Returns `undefined` if storage is blocked or nothing is stored. This module is part of the early script, so it must
 * be small.
 */
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
    // Storage is blocked or full.
  }
}
