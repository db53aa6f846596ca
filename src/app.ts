// Joins the core's verbs with the parts they need. The edges (API, pages, jobs, command line) call an App, nothing else.
import type { AccountsContext } from "./core/accounts/accounts-context.ts";
import { authenticate } from "./core/accounts/authenticate.ts";
import { countAccounts } from "./core/accounts/count-accounts.ts";
import { changePassword } from "./core/accounts/change-password.ts";
import { changeRole } from "./core/accounts/change-role.ts";
import { createAccount } from "./core/accounts/create-account.ts";
import { inspectInvitation } from "./core/accounts/inspect-invitation.ts";
import { invite, listInvitations, revokeInvitation } from "./core/accounts/invite.ts";
import { listAccounts, listSessions } from "./core/accounts/list-team.ts";
import { registerAccount } from "./core/accounts/register-account.ts";
import { removeAccount } from "./core/accounts/remove-account.ts";
import { renameAccount } from "./core/accounts/rename-account.ts";
import { resetPassword } from "./core/accounts/reset-password.ts";
import { revokeSession } from "./core/accounts/revoke-session.ts";
import { signInByLink } from "./core/accounts/sign-in-by-link.ts";
import { signIn } from "./core/accounts/sign-in.ts";
import { signOut } from "./core/accounts/sign-out.ts";
import type { BackupsContext } from "./core/backups/backups-context.ts";
import { makeBackup } from "./core/backups/make-backup.ts";
import { planDailyBackup } from "./core/backups/plan-daily-backup.ts";
import { requestBackup } from "./core/backups/request-backup.ts";
import { reviewBackups } from "./core/backups/review-backups.ts";
import { type BulkRunner, createBulkRunner } from "./core/catalogue/bulk/bulk-runner.ts";
import { cancelBulkChange } from "./core/catalogue/bulk/cancel-bulk-change.ts";
import { findBulkChange, listBulkChanges } from "./core/catalogue/bulk/find-bulk-change.ts";
import { previewBulkChange } from "./core/catalogue/bulk/preview-bulk-change.ts";
import { resumeBulkChange } from "./core/catalogue/bulk/resume-bulk-change.ts";
import { startBulkChange } from "./core/catalogue/bulk/start-bulk-change.ts";
import { undoBulkChange } from "./core/catalogue/bulk/undo-bulk-change.ts";
import { importProducts } from "./core/catalogue/import/import-products.ts";
import { addCategory } from "./core/catalogue/add-category.ts";
import { countCatalogue } from "./core/catalogue/count-catalogue.ts";
import { createProduct } from "./core/catalogue/create-product.ts";
import { findCategory } from "./core/catalogue/find-category.ts";
import { findProduct } from "./core/catalogue/find-product.ts";
import { findProductsBySlugs } from "./core/catalogue/find-products-by-slugs.ts";
import { listCategories, listCategoriesWithUse } from "./core/catalogue/list-categories.ts";
import { lastProductSeq, listProductAddresses } from "./core/catalogue/list-product-addresses.ts";
import { listCloseMatches } from "./core/catalogue/close-matches/list-close-matches.ts";
import { listPriceChoices } from "./core/catalogue/list-price-choices.ts";
import { listProducts } from "./core/catalogue/list-products.ts";
import { listRelatedProducts } from "./core/catalogue/list-related-products.ts";
import { pickProduct } from "./core/catalogue/pick-product.ts";
import { removeProduct } from "./core/catalogue/remove-product.ts";
import { rereadPrices } from "./core/catalogue/reread-prices.ts";
import { retireCategory } from "./core/catalogue/retire-category.ts";
import { reviseCategory } from "./core/catalogue/revise-category.ts";
import { reviseProduct } from "./core/catalogue/revise-product.ts";
import { setVisibility } from "./core/catalogue/set-visibility.ts";
import { streamProducts } from "./core/catalogue/stream-products.ts";
import { createDeal } from "./core/deals/create-deal.ts";
import { findDeal } from "./core/deals/find-deal.ts";
import { listActiveDeals, listDeals } from "./core/deals/list-deals.ts";
import { removeDeal } from "./core/deals/remove-deal.ts";
import { reviseDeal } from "./core/deals/revise-deal.ts";
import { createGiveaway } from "./core/giveaways/create-giveaway.ts";
import { findGiveaway } from "./core/giveaways/find-giveaway.ts";
import { listGiveaways, listPublicGiveaways } from "./core/giveaways/list-giveaways.ts";
import { removeGiveaway } from "./core/giveaways/remove-giveaway.ts";
import { reviseGiveaway } from "./core/giveaways/revise-giveaway.ts";
import { countDemo } from "./core/demo/count-demo.ts";
import { removeDemoContent } from "./core/demo/remove-demo-content.ts";
import { listTasks } from "./core/tasks/list-tasks.ts";
import { createGuide } from "./core/guides/create-guide.ts";
import { findGuide } from "./core/guides/find-guide.ts";
import { listGuides, listGuidesNaming } from "./core/guides/list-guides.ts";
import { removeGuide } from "./core/guides/remove-guide.ts";
import { reviseGuide } from "./core/guides/revise-guide.ts";
import type { Actor } from "./core/audit/actor.ts";
import { listActFilters, listActs } from "./core/audit/list-acts.ts";
import { type AnsweredOnce, answerOnce, type KeyedRequest } from "./core/idempotency/answer-once.ts";
import type { KeptAnswer } from "./core/idempotency/kept-answer-store.ts";
import { runNextJob } from "./core/jobs/run-next-job.ts";
import { purgeChanges } from "./core/purges/purge-changes.ts";
import { readSettings } from "./core/settings/read-settings.ts";
import { saveSettings } from "./core/settings/save-settings.ts";
import { findShopPage, listShopPages } from "./core/shop-pages/find-shop-page.ts";
import { reviseShopPage } from "./core/shop-pages/revise-shop-page.ts";
import { deletePermanently } from "./core/trash/delete-permanently.ts";
import { listTrash } from "./core/trash/list-trash.ts";
import { purgeTrash } from "./core/trash/purge-trash.ts";
import { restoreFromTrash } from "./core/trash/restore-from-trash.ts";

/** All that the shop is made of besides its own rules. */
export interface AppParts extends Omit<ShopContext, "actor"> {
  /** Told what stops work that nobody waits for. */
  readonly reportFailure?: (error: unknown) => void;
  /** How long the process has been at work so far, where waiting does not count. */
  readonly busyMs?: () => number;
}

/** What all verbs together may use. */
type ShopContext = AccountsContext & BackupsContext;

export interface App extends ReturnType<typeof bindVerbs> {
  /** The same shop; what is done through it stands in the audit log under this actor's name. */
  actingAs(actor: Actor): App;
  /** The same shop for what the public sees: see `Storage.forVisitors`. */
  forVisitors(): App;
  /** Does `work` once for each Idempotency-Key, in one transaction with the answer that is kept: see `answerOnce`. */
  answerOnce(request: KeyedRequest, work: (app: App) => Promise<KeptAnswer>): Promise<AnsweredOnce>;
}

/** Makes a verb that knows its context already. */
type Bind = <Args extends readonly unknown[], Result>(
  verb: (context: ShopContext, ...args: Args) => Result,
) => (...args: Args) => Result;

/** The shop as somebody unknown meets it; `actingAs` says who does things. */
export function createApp(parts: AppParts): App {
  const { reportFailure = () => {}, busyMs = () => performance.now() } = parts;
  const bulkRunner = createBulkRunner({ ...parts, actor: { kind: "shop" } }, { reportFailure, busyMs });
  return createAppFor({ kind: "visitor" }, parts, bulkRunner);
}

function createAppFor(actor: Actor, parts: AppParts, bulkRunner: BulkRunner): App {
  const context = { ...parts, actor };
  return {
    ...bindVerbs(context, bulkRunner),
    actingAs: (other) => createAppFor(other, parts, bulkRunner),
    forVisitors: () => createAppFor(actor, { ...parts, storage: parts.storage.forVisitors }, bulkRunner),
    answerOnce: (request, work) =>
      answerOnce(context, request, (storage) => work(createAppFor(actor, { ...parts, storage }, bulkRunner))),
  };
}

const bindTo =
  (context: ShopContext): Bind =>
  (verb) =>
  (...args) =>
    verb(context, ...args);

function bindVerbs(context: ShopContext, bulkRunner: BulkRunner) {
  const bind = bindTo(context);
  return {
    clock: context.clock,
    /** Rises with every change that the public sees. */
    catalogueVersion: () => context.storage.catalogueVersion(),
    catalogue: bindCatalogue(bind),
    bulkChanges: bindBulkChanges(bind, bulkRunner),
    guides: {
      createGuide: bind(createGuide),
      reviseGuide: bind(reviseGuide),
      removeGuide: bind(removeGuide),
      findGuide: bind(findGuide),
      listGuides: bind(listGuides),
      listGuidesNaming: bind(listGuidesNaming),
    },
    giveaways: {
      createGiveaway: bind(createGiveaway),
      reviseGiveaway: bind(reviseGiveaway),
      removeGiveaway: bind(removeGiveaway),
      findGiveaway: bind(findGiveaway),
      listGiveaways: bind(listGiveaways),
      listPublicGiveaways: bind(listPublicGiveaways),
    },
    deals: {
      createDeal: bind(createDeal),
      reviseDeal: bind(reviseDeal),
      removeDeal: bind(removeDeal),
      findDeal: bind(findDeal),
      listDeals: bind(listDeals),
      listActiveDeals: bind(listActiveDeals),
    },
    demo: { countDemo: bind(countDemo), removeDemoContent: bind(removeDemoContent) },
    tasks: { listTasks: bind(listTasks) },
    settings: {
      readSettings: bind(readSettings),
      saveSettings: bind(saveSettings),
    },
    shopPages: {
      findShopPage: bind(findShopPage),
      listShopPages: bind(listShopPages),
      reviseShopPage: bind(reviseShopPage),
    },
    accounts: bindAccounts(bind),
    audit: {
      listActs: bind(listActs),
      listActFilters: bind(listActFilters),
    },
    backups: {
      makeBackup: bind(makeBackup),
      planDailyBackup: bind(planDailyBackup),
      requestBackup: bind(requestBackup),
      reviewBackups: bind(reviewBackups),
    },
    jobs: { runNextJob: bind(runNextJob) },
    trash: bindTrash(bind),
    purges: { purgeChanges: bind(purgeChanges) },
  };
}

function bindTrash(bind: Bind) {
  return {
    listTrash: bind(listTrash),
    restoreFromTrash: bind(restoreFromTrash),
    deletePermanently: bind(deletePermanently),
    purgeTrash: bind(purgeTrash),
  };
}

function bindBulkChanges(bind: Bind, runner: BulkRunner) {
  const thenTelling =
    (tell: () => void): Bind =>
    (verb) =>
    (...args) => {
      const result = bind(verb)(...args);
      // Once it is written down; what it answers tells nothing that the runner does not find by itself.
      void Promise.resolve(result).then(tell, () => {});
      return result;
    };
  const waking = thenTelling(runner.wake);
  return {
    previewBulkChange: bind(previewBulkChange),
    startBulkChange: waking(startBulkChange),
    undoBulkChange: waking(undoBulkChange),
    resumeBulkChange: waking(resumeBulkChange),
    cancelBulkChange: bind(cancelBulkChange),
    // Who watches one at work that nobody does (begun in another process that died) sets it going.
    findBulkChange: thenTelling(runner.remind)(findBulkChange),
    listBulkChanges: bind(listBulkChanges),
    runner,
  };
}

function bindCatalogue(bind: Bind) {
  return {
    createProduct: bind(createProduct),
    importProducts: bind(importProducts),
    reviseProduct: bind(reviseProduct),
    removeProduct: bind(removeProduct),
    setVisibility: bind(setVisibility),
    rereadPrices: bind(rereadPrices),
    findProduct: bind(findProduct),
    listProducts: bind(listProducts),
    streamProducts: bind(streamProducts),
    listRelatedProducts: bind(listRelatedProducts),
    listCloseMatches: bind(listCloseMatches),
    listPriceChoices: bind(listPriceChoices),
    findProductsBySlugs: bind(findProductsBySlugs),
    pickProduct: bind(pickProduct),
    lastProductSeq: bind(lastProductSeq),
    listProductAddresses: bind(listProductAddresses),
    addCategory: bind(addCategory),
    reviseCategory: bind(reviseCategory),
    retireCategory: bind(retireCategory),
    findCategory: bind(findCategory),
    listCategories: bind(listCategories),
    listCategoriesWithUse: bind(listCategoriesWithUse),
    count: bind(countCatalogue),
  };
}

function bindAccounts(bind: Bind) {
  return {
    registerAccount: bind(registerAccount),
    signIn: bind(signIn),
    signInByLink: bind(signInByLink),
    signOut: bind(signOut),
    authenticate: bind(authenticate),
    createAccount: bind(createAccount),
    resetPassword: bind(resetPassword),
    countAccounts: bind(countAccounts),
    listAccounts: bind(listAccounts),
    renameAccount: bind(renameAccount),
    changeRole: bind(changeRole),
    removeAccount: bind(removeAccount),
    changePassword: bind(changePassword),
    listSessions: bind(listSessions),
    revokeSession: bind(revokeSession),
    invite: bind(invite),
    inspectInvitation: bind(inspectInvitation),
    listInvitations: bind(listInvitations),
    revokeInvitation: bind(revokeInvitation),
  };
}
