// Modules that did not come, asked for again: Chromium, from 150 on, keeps in mind for as long as the document stands
// that an address gave no module, and asks no second time for it.

/** What failed before is asked for at another address of the same file, if the browser says which one it was. */
export async function importAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    const another = `${address}?${performance.now()}`;
    return import(another);
  }
}
