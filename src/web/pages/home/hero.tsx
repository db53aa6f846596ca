import { PageHeading } from "../shell/page-heading.tsx";
import { SearchBox } from "./search-box.tsx";
import type { SearchTerm } from "./use-search-term.ts";

export function Hero(search: SearchTerm) {
  return (
    <section className="confetti">
      <div className="mx-auto max-w-7xl px-4 pt-6 pb-5 sm:px-6 lg:pt-7">
        <PageHeading className="text-4xl">
          Buy now.{" "}
          <span className="sticker-other-way mt-1 inline-block rounded-field bg-plum px-3 pt-0.5 pb-2 text-on-sticker">
            Regret nothing.
          </span>
        </PageHeading>
        <div className="mt-4 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
          <p className="max-w-xl text-lg text-quiet">
            Gloriously unnecessary things, picked by a friend with a cocktail in hand.
          </p>
          <SearchBox {...search} />
        </div>
      </div>
    </section>
  );
}
