export const DIALOG_OVERLAY_CLASS = "fixed inset-0 z-40 bg-[#140e24]/65";

export const DIALOG_PANEL_CLASS =
  "fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-3 " +
  "overflow-y-auto rounded-card border border-line bg-card p-6 text-ink shadow-lifted";

/** Side by side where there is room, otherwise one below the other, as wide as the dialog. */
export const DIALOG_BUTTONS_CLASS = "flex flex-wrap justify-end gap-3 max-sm:*:grow";
