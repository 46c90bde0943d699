/**
 * An inline script that marks the element of the address and its tab as open before the first paint, which is too early for
 * `:target`. Only the server's HTML needs it. The content security policy allows it by its hash
 * (server/content-security/finish-page.ts), so it is text, which no build changes.
 */
export const OPEN_LINKED_TAB = `(link=>{let panel=link?.closest('.tab-panel');if(panel)link.dataset.open=panel.dataset.open=true})(document.getElementById(location.hash.slice(1)))`
