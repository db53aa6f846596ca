import { useShop } from "../../document/use-shop.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { SearchBox } from "./search-box.tsx";
import type { SearchTerm } from "./use-search-term.ts";

export function Hero(search: SearchTerm) {
  const { heroHeading, heroHighlight, heroSentence } = useShop().settings;
  return (
    <section className="confetti">
      <div className="mx-auto max-w-7xl px-4 pt-6 pb-5 sm:px-6 lg:pt-7">
        <PageHeading className="text-4xl">
          {heroHeading}{" "}
          {heroHighlight !== "" && (
            <span className="sticker-other-way mt-1 inline-block rounded-field bg-plum px-3 pt-0.5 pb-2 text-on-sticker">
              {heroHighlight}
            </span>
          )}
        </PageHeading>
        <div className="mt-4 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
          <p className="max-w-xl text-lg text-quiet">{heroSentence}</p>
          <SearchBox {...search} />
        </div>
      </div>
    </section>
  );
}
