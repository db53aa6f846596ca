/**
 * Restores the scroll position of a page from the back/forward cache. React Router takes over scroll restoration when the
 * page is shown, and WebKit then scrolls to the top.
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
