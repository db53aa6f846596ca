import { buttonStyle } from "../../ui/button.tsx";

interface ErrorScreenProps {
  /** Nothing is there; otherwise something broke. */
  readonly isMissing: boolean;
}

/** The last resort when a page cannot be drawn. It asks nothing of the shop, so its link loads a new document. */
export function ErrorScreen({ isMissing }: ErrorScreenProps) {
  return (
    <main className="mx-auto flex min-h-screen max-w-xl flex-col items-center justify-center gap-5 px-4 text-center">
      <title>{isMissing ? "Page not found" : "Something spilled"}</title>
      <p aria-hidden="true" className="sticker text-4xl">
        {isMissing ? "🔦" : "🍷"}
      </p>
      <h1 className="text-3xl">{isMissing ? "Page not found" : "Something spilled"}</h1>
      <p className="text-lg text-quiet">
        {isMissing ? "Whatever was here has gone home." : "It is us, not you. Try again in a moment."}
      </p>
      <a href="/" className={buttonStyle({ tone: "primary" })}>
        Go Home
      </a>
    </main>
  );
}
