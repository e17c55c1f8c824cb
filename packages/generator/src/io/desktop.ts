// Programs on the author's desktop: the browser and the editor.
import { createRequire } from 'node:module';

/** Rejects where the machine has no browser. */
export async function openBrowser(address: string): Promise<void> {
  const { default: open } = await import('open');
  await open(address);
}

/** `place`: `file:line:column`. */
export function openInEditor(place: string, editor: string): void {
  const launch: unknown = createRequire(import.meta.url)('launch-editor');
  if (typeof launch === 'function') launch(place, editor);
}
