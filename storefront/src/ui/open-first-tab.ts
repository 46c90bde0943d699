/**
 * Marks what the address leads to, or the first tab, as open before it is drawn; `:target` comes too late for that. Only HTML has
 * use for it, and the page's policy knows it by its hash.
 */
export const OPEN_FIRST_TAB =
  "(t=>{let l=document.getElementById(location.hash.slice(1)),p=l?.closest('.tab-panel');p||(l=p=t.children[1]);l.dataset.open=p.dataset.open=t.querySelector(`[href='#${p.id}']`).dataset.open=true})(document.currentScript.parentNode)"
