/**
 * Runs in the head, before React Router's scripts, which crash the page without a sessionStorage. If the browser blocks
 * it, they get one that lasts as long as the document.
 */
export const STORAGE_SCRIPT =
  'try{sessionStorage.getItem("")}catch{const m=new Map();Object.defineProperty(window,"sessionStorage",{configurable:true,value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,v),removeItem:k=>void m.delete(k)}})}';
