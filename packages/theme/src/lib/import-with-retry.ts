// Retries failed imports. If a URL fails to load, Chromium 150 and later remember the failure for the lifetime of the
// document and do not request the URL again.

/** Retries with a different query string, if the error message contains the URL. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    const another = `${address}?${performance.now()}`;
    return import(another);
  }
}
