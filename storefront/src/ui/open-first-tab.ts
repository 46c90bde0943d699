/**
 * An inline script that marks the tab of the address, or the first one, as open before the first paint, which is too early for `:target`.
 * Only the server's HTML needs it. The content security policy allows it by its hash (server/content-security/finish-page.ts), so it is text,
 * which no build changes, without the line breaks of this file.
 */
export const OPEN_FIRST_TAB = `
(tabs => {
  let link = document.getElementById(location.hash.slice(1));
  let panel = link?.closest('.tab-panel');
  if (!panel) link = panel = tabs.children[1];
  link.dataset.open = panel.dataset.open = tabs.querySelector(\`[href='#\${panel.id}']\`).dataset.open = true
})(document.currentScript.parentNode)`.replace(/\n */g, '')
