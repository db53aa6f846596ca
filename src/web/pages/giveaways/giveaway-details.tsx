import { fromIso } from "../../../core/time/iso-instant.ts";
import type { ReactNode } from "react";
import { formatMoment } from "../../../core/time/shop-zone.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { MerchantLink } from "../../ui/merchant-link.tsx";
import type { PagePhase } from "./use-page-phase.ts";

interface DetailsProps {
  readonly giveaway: GiveawayJson;
  readonly phase: PagePhase;
}

/** A table of the known facts, without dates for a giveaway that may never open. */
export function GiveawayTable({ giveaway, phase }: DetailsProps) {
  const { sponsor, winner_name: winner } = giveaway;
  return (
    <dl className="grid w-full gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-quiet">Prize</dt>
      <dd className="text-lg font-bold">{giveaway.prize}</dd>
      {phase !== "unscheduled" && (
        <>
          <dt className="text-quiet">Starts</dt>
          <dd>
            <Moment iso={giveaway.start_date} />
          </dd>
          <dt className="text-quiet">Ends</dt>
          <dd>
            <Moment iso={giveaway.end_date} />
          </dd>
        </>
      )}
      {sponsor !== "" && <Fact name="Sponsor">{sponsor}</Fact>}
      {phase === "past" && winner !== "" && <Fact name="Winner">{winner}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** How to enter: the text from the start, the link only while the giveaway is active. */
export function EntrySection({ giveaway, phase }: DetailsProps) {
  const { title, how_to_enter: words, entry_url: link } = giveaway;
  if (phase === "past") return null;
  if (phase === "unscheduled") return <p className="text-lg">Entries aren’t open yet.</p>;
  return (
    <div className="flex w-full flex-col items-start gap-3">
      {phase === "upcoming" && (
        <p className="text-lg">
          Entries open <Moment iso={giveaway.start_date} />.
        </p>
      )}
      {phase === "active" && words === "" && link === "" && (
        <p className="text-lg">Entries aren’t open yet. Once they are, this page says how to enter.</p>
      )}
      {words !== "" && <TextSection id="how-to-enter" title="How to Enter" text={words} />}
      {phase === "active" && link !== "" && (
        <MerchantLink to={link} label="Enter This Giveaway" about={title} size="large" />
      )}
    </div>
  );
}

/** What shoppers need before entering, still shown after the end. */
export function RulesSections({ giveaway }: Pick<DetailsProps, "giveaway">) {
  return (
    <>
      {giveaway.eligibility !== "" && (
        <TextSection id="eligibility" title="Who Can Enter" text={giveaway.eligibility} />
      )}
      {giveaway.rules !== "" && <TextSection id="rules" title="Official Rules" text={giveaway.rules} />}
    </>
  );
}

interface TextSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

function TextSection({ id, title, text }: TextSectionProps): ReactNode {
  return (
    <section aria-labelledby={id} className="w-full">
      <h2 id={id} className="mb-2 text-2xl">
        {title}
      </h2>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
    </section>
  );
}

/** The browser may name a time zone differently; the server's text stays. */
function Moment({ iso }: { readonly iso: string }) {
  const { settings } = useShop();
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatMoment(fromIso(iso), settings.timeZone)}
    </time>
  );
}
