// Programs on the author's desktop: the browser and the editor.

/** Rejects where the machine has no browser. */
export async function openBrowser(address: string): Promise<void> {
  const { default: open } = await import('open');
  await open(address);
}

/** `place`: `file:line:column`. */
export async function openInEditor(place: string, editor: string): Promise<void> {
  const { default: launch } = await import('launch-editor');
  launch(place, editor);
}
