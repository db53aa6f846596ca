import { useShop } from "../../document/use-shop.ts";

interface ContactFactsProps {
  /** Whether the owner wrote no page text, which could contain contact details too. */
  readonly hasDefaultText: boolean;
}

/** The contact details from the settings, or a note that there are none. */
export function ContactFacts({ hasDefaultText }: ContactFactsProps) {
  const { contact, imprint } = useShop().settings;
  if (contact === "" && imprint === "") {
    return hasDefaultText ? <p className="text-lg">This shop hasn’t added contact details yet.</p> : null;
  }
  return (
    <div className="flex max-w-prose flex-col gap-4 rounded-card border border-line bg-card p-5">
      {contact !== "" && (
        <p className="text-lg">
          <ContactWay contact={contact} />
        </p>
      )}
      {imprint !== "" && (
        <section aria-labelledby="imprint">
          <h2 id="imprint" className="mb-2 text-xl">
            Imprint
          </h2>
          <p className="whitespace-pre-line">{imprint}</p>
        </section>
      )}
    </div>
  );
}

/** Exactly one plain address, nothing that a mail program would read as more than that. */
const E_MAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

function ContactWay({ contact }: { readonly contact: string }) {
  if (!E_MAIL.test(contact)) return contact;
  return (
    <a href={`mailto:${contact}`} className="font-semibold text-accent underline underline-offset-2">
      {contact}
    </a>
  );
}
