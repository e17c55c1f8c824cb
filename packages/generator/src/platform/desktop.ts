// Opens the browser and the editor.

/** Rejects if no browser is found. */
export async function openBrowser(address: string): Promise<void> {
  const { default: open } = await import('open');
  await open(address);
}

/** `place` has the form `file:line:column`. */
export async function openInEditor(place: string, editor: string): Promise<void> {
  const { default: launch } = await import('launch-editor');
  launch(place, editor);
}
