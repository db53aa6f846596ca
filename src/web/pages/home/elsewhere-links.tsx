import { Link } from "react-router";
import { buttonStyle } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { useShell } from "../shell/use-shell.ts";

/** Below a search without results: the categories. The trending products follow as their own section. */
export function ElsewhereLinks() {
  const { categories } = useShell();
  return (
    <Loaded value={categories} fallback={null}>
      {(all) =>
        all.length > 0 && (
          <nav aria-labelledby="elsewhere">
            <h2 id="elsewhere" className="mb-4 text-2xl">
              Maybe in here?
            </h2>
            <ul className="flex flex-wrap gap-3">
              {all.map(({ name, slug }) => (
                <li key={slug}>
                  <Link to={`/category/${slug}`} className={buttonStyle()}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    </Loaded>
  );
}
