import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { ContentNoun } from "./content-noun.ts";
import { lastListAddress } from "./list-return.ts";

interface FramedFormProps {
  readonly noun: ContentNoun;
  readonly isNew: boolean;
  /** Gets the link that leads back without saving. */
  readonly children: (cancel: ReactNode) => ReactNode;
}

/** The page around the form of a guide, a giveaway or a deal. */
export function ContentFormPage({ noun, isNew, children }: FramedFormProps) {
  const [list] = useState(() => lastListAddress(noun));
  return (
    <AdminPage
      title={`${isNew ? "Add New" : "Edit"} ${noun.label}`}
      back={{ to: list, label: `Back to ${noun.listLabel}` }}
      width="narrow"
    >
      {children(
        <Link to={list} className={buttonStyle()}>
          Cancel
        </Link>,
      )}
    </AdminPage>
  );
}

interface LoadedFormProps<Saved> {
  readonly noun: ContentNoun;
  readonly id: string;
  readonly find: (id: string, signal: AbortSignal) => Promise<Saved | undefined>;
  readonly children: (saved: Saved) => ReactNode;
}

/** Loads what is to be edited, then shows its form; or says that it is gone. */
export function LoadedForm<Saved>({ noun, id, find, children }: LoadedFormProps<Saved>) {
  const { data, isLoading, hasFailed, reload } = useLoaded({
    // `null` is an answer, too: there is no such thing.
    load: async (signal) => (await find(id, signal)) ?? null,
    key: id,
    onError: () => showToast("error", `Failed to fetch ${noun.one}`),
  });
  if (!isLoading && data !== undefined && data !== null) return children(data);
  return (
    <AdminPage title={`Edit ${noun.label}`} back={{ to: noun.path, label: `Back to ${noun.listLabel}` }} width="narrow">
      {isLoading && <Spinner />}
      {!isLoading && hasFailed && <LoadFailure what={noun.one} onRetry={reload} />}
      {!isLoading && !hasFailed && (
        <p className="rounded-card border border-line bg-card px-4 py-12 text-center text-lg font-semibold">
          There is no such {noun.one} (any more).
        </p>
      )}
    </AdminPage>
  );
}
