/** Runs in the head before anything is painted, so that a chosen scheme never flashes. Key: `theme`. */
export const THEME_SCRIPT =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';
