import { Link } from "react-router";
import { PageHead } from "../../document/page-head.tsx";
import { buttonStyle } from "../../ui/button.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { PageBody } from "./page-body.tsx";
import { PageHeading } from "./page-heading.tsx";

interface MissingPageProps {
  /** Such as "Product not found". */
  readonly title: string;
}

/** Says that the page doesn't exist or couldn't be loaded, with a link home. */
export function MissingPage({ title: absent }: MissingPageProps) {
  const failure = useLoadFailure();
  const title = failure === "unreachable" ? "Couldn't load this page" : absent;
  return (
    <PageBody>
      <PageHead title={title} description={title} />
      <div className="flex flex-col items-center gap-5 py-20 text-center">
        <span aria-hidden="true" className="sticker text-4xl">
          🔦
        </span>
        <PageHeading className="text-3xl">{title}</PageHeading>
        <p className="text-lg text-quiet">
          {failure === undefined ? "It was here last night. We swear." : "It may still be here. It just didn't load."}
        </p>
        <Link to="/" className={buttonStyle({ tone: "primary" })}>
          Go Home
        </Link>
      </div>
    </PageBody>
  );
}
