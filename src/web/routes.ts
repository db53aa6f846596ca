import { basename } from "node:path";
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

/** The map of addresses. */
export default withShortIds([
  layout("pages/shell/public-layout.tsx", [
    index("pages/home/home-page.tsx"),
    route("product/:slug", "pages/product/product-page.tsx"),
    route("category/:slug", "pages/category/category-page.tsx"),
    route("gift-guides", "pages/guides/guides-page.tsx"),
    route("gift-guides/:slug", "pages/guides/guide-page.tsx"),
    route("giveaways", "pages/giveaways/giveaways-page.tsx"),
    route("giveaways/:slug", "pages/giveaways/giveaway-page.tsx"),
    route("exclusives", "pages/deals/deals-page.tsx"),
    route("saved", "pages/saved/saved-page.tsx"),
    route("about", "pages/shop-pages/shop-page.tsx", { id: "about" }),
    route("contact", "pages/shop-pages/shop-page.tsx", { id: "contact" }),
    route("privacy", "pages/shop-pages/shop-page.tsx", { id: "privacy" }),
    route("disclosure", "pages/shop-pages/shop-page.tsx", { id: "disclosure" }),
    route("*", "pages/not-found/not-found-page.tsx"),
  ]),
  layout("admin/admin-layout.tsx", [
    route("admin/login", "admin/login/login-page.tsx"),
    layout("admin/guarded-layout.tsx", [
      route("admin", "admin/dashboard/dashboard-page.tsx"),
      route("admin/products", "admin/products/products-page.tsx"),
      route("admin/products/new", "admin/product-form/new-product-page.tsx"),
      route("admin/products/edit/:id", "admin/product-form/edit-product-page.tsx"),
      route("admin/products/preview/:id", "admin/product-preview/product-preview-page.tsx"),
      route("admin/trash", "admin/trash/trash-page.tsx"),
      route("admin/categories", "admin/categories/categories-page.tsx"),
      route("admin/account", "admin/team/account-page.tsx"),
      layout("admin/owner-layout.tsx", [
        route("admin/team", "admin/team/team-page.tsx"),
        route("admin/audit-log", "admin/audit-log/audit-log-page.tsx"),
        route("admin/settings", "admin/settings/settings-page.tsx"),
      ]),
      route("admin/pages", "admin/pages/pages-page.tsx"),
      route("admin/pages/:key", "admin/pages/edit-page-page.tsx"),
      layout("admin/placeholders/content-layout.tsx", [
        route("admin/gift-guides", "admin/guides/guides-page.tsx"),
        route("admin/gift-guides/new", "admin/guides/new-guide-page.tsx"),
        route("admin/gift-guides/edit/:id", "admin/guides/edit-guide-page.tsx"),
        route("admin/giveaways", "admin/giveaways/giveaways-page.tsx"),
        route("admin/giveaways/new", "admin/giveaways/new-giveaway-page.tsx"),
        route("admin/giveaways/edit/:id", "admin/giveaways/edit-giveaway-page.tsx"),
        route("admin/exclusives", "admin/exclusives/exclusives-page.tsx"),
        route("admin/exclusives/new", "admin/exclusives/new-exclusive-page.tsx"),
        route("admin/exclusives/edit/:id", "admin/exclusives/edit-exclusive-page.tsx"),
      ]),
    ]),
  ]),
]) satisfies RouteConfig;

/** Every visitor is sent the ids of all routes: the name of a route's file does for the whole path that is the default. */
function withShortIds(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map((entry) => {
    const { file, id = basename(file, ".tsx").replace(/-(?:page|layout)$/, ""), children } = entry;
    const area = file.startsWith("admin/") ? "admin/" : "";
    return { ...entry, id: area + id, ...(children && { children: withShortIds(children) }) };
  });
}
