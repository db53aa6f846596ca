/**
 * Runs in the head. A document that was neither reloaded nor come back to is fresh: no scroll position is restored in it,
 * so cards out of sight may wait with their layout (card.css). With the first click they all get their true heights,
 * before the router notes how far the page was scrolled.
 */
export const FRESH_DOCUMENT_SCRIPT =
  'if(performance.getEntriesByType("navigation")[0]?.type==="navigate"){document.documentElement.dataset.fresh="";addEventListener("click",()=>{delete document.documentElement.dataset.fresh},{once:true,capture:true})}';
