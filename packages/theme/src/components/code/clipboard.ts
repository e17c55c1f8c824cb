// Copies text to the clipboard. Returns `false` if the browser does not allow copying. `navigator.clipboard` exists
// only on HTTPS.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

function copyByEvent(text: string): boolean {
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return isCopied;
}
