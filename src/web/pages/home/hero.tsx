import { PageHeading } from "../shell/page-heading.tsx";
import { SearchBox } from "./search-box.tsx";
import type { SearchTerm } from "./use-search-term.ts";

export function Hero(search: SearchTerm) {
  return (
    <section className="hero">
      <div className="mx-auto flex max-w-7xl flex-col gap-4 px-4 py-6 sm:px-6 lg:flex-row lg:items-end lg:justify-between lg:gap-10">
        <div>
          <PageHeading className="text-4xl">
            Buy now. <span className="text-accent">Regret nothing.</span>
          </PageHeading>
          <p className="mt-2 max-w-xl text-lg text-quiet">
            Gloriously unnecessary things, picked by a friend with taste and a cocktail in hand.
          </p>
        </div>
        <SearchBox {...search} />
      </div>
    </section>
  );
}
