/** Whether the shop responds. Otherwise the browser's error page would replace the current one. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: "HEAD" });
    return true;
  } catch {
    return false;
  }
}

export function openDocument(address: string): void {
  // On Back, the URL changes before the page does.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

export async function reloadIfReachable(): Promise<void> {
  if (await isReachable(window.location.href)) window.location.reload();
}
