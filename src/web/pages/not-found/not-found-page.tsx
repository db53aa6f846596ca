import { data } from "react-router";
import { MissingPage } from "../shell/missing-page.tsx";

const NOT_FOUND = 404;

export const loader = () => data(null, { status: NOT_FOUND });
export const clientLoader = () => null;

export default function NotFoundPage() {
  return <MissingPage title="Page not found" />;
}
