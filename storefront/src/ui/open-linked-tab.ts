/**
 * An inline script that marks the tab of the address as open before the first paint, which is too early for `:target`. Only the server's
 * HTML needs it. The content security policy allows it by its hash (server/content-security/finish-page.ts), so it is text, which no
 * build changes.
 */
export const OPEN_LINKED_TAB = `(panel=>panel&&(panel.dataset.open=true))(document.getElementById(location.hash.slice(1))?.closest('.tab-panel'))`
