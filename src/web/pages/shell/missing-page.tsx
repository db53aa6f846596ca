import { Link } from "react-router";
import { PageHead } from "../../document/page-head.tsx";
import { buttonStyle } from "../../ui/button.tsx";
import { PageBody } from "./page-body.tsx";
import { PageHeading } from "./page-heading.tsx";

interface MissingPageProps {
  /** Such as "Product not found". */
  readonly title: string;
}

/** Says that a thing is not there, and shows the way home. */
export function MissingPage({ title }: MissingPageProps) {
  return (
    <PageBody>
      <PageHead title={title} description={title} />
      <div className="flex flex-col items-center gap-5 py-20 text-center">
        <span aria-hidden="true" className="sticker text-4xl">
          🔦
        </span>
        <PageHeading className="text-3xl">{title}</PageHeading>
        <p className="text-lg text-quiet">It was here last night. We swear.</p>
        <Link to="/" className={buttonStyle({ tone: "primary" })}>
          Go Home
        </Link>
      </div>
    </PageBody>
  );
}
