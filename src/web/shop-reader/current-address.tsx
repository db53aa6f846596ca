import { useEffect } from "react";
import { useNavigate } from "react-router";

interface CurrentAddressProps {
  /** The slug in the URL, maybe an old one. */
  readonly asked: string;
  readonly slug: string;
  readonly pathOf: (slug: string) => string;
}

/** Client-side counterpart of the server's redirect from an old slug to the current one. */
export function CurrentAddress({ asked, slug, pathOf }: CurrentAddressProps) {
  const navigate = useNavigate();
  const path = asked === slug ? undefined : pathOf(slug);
  useEffect(() => {
    if (path !== undefined) void navigate(path + window.location.search, { replace: true });
  }, [path, navigate]);
  return null;
}
