/** Whether the shop answers at all: a document that does not arrive would take the place of what is on the screen. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: "HEAD" });
    return true;
  } catch {
    return false;
  }
}

export function openDocument(address: string): void {
  // On Back the address is there before its page is.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

export async function reloadIfReachable(): Promise<void> {
  if (await isReachable(window.location.href)) window.location.reload();
}
