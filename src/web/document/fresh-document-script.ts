/**
 * Runs in the head. A document that was neither reloaded nor come back to is fresh: no scroll position is restored in it,
 * so cards out of sight may wait with their layout (card.css). With the first scroll or click they all get their true
 * heights: before a jump down the page is drawn, so that nothing moves under the thumb that presses there next, and
 * before the router notes how far the page was scrolled.
 */
export const FRESH_DOCUMENT_SCRIPT =
  'if(performance.getEntriesByType("navigation")[0]?.type==="navigate"){document.documentElement.dataset.fresh="";for(const type of ["click","scroll"])addEventListener(type,()=>{delete document.documentElement.dataset.fresh},{once:true,capture:true})}';
