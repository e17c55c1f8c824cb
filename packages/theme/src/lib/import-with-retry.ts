// Retries failed imports. Chromium 150 and later store for the lifetime of a document that a URL failed, and do not
// request it again.

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
