/**
 * A page that comes back from the back/forward cache stands where it was left. The router takes scrolling over as soon as it
 * is shown again, which WebKit takes for the wish to begin at the top.
 */
export function restoreBfcacheScroll(): void {
  let left = 0;
  addEventListener("pagehide", () => {
    left = scrollY;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => scrollTo({ top: left, behavior: "instant" }));
  });
}
