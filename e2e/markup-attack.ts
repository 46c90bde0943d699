import type { Page } from '@playwright/test'

/** Runs where it is taken as markup or as an address: out of an attribute, out of a script, as an element with a handler. */
export const ATTACK =
  `"'><img src=x onerror="window.ran=1"><svg/onload=window.ran=1><script>window.ran=1</script></script><a href="javascript:window.ran=1" autofocus onfocus=window.ran=1>a</a>` +
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe><noscript><p title="</noscript><img src=x onerror=window.ran=1>"></noscript>\${window.ran=1}{{constructor.constructor('window.ran=1')()}}`

/** Texts for people have blanks; identifiers, addresses and dates have none, and a shop whose keys are wrong shows nothing at all. */
const TEXT = /^\s*(?:<|\p{Lu}).*\s/su
const NAMES = new Set(['name', 'label', 'title', 'message', 'nickname', 'summary'])

/** The same JSON with the attack behind every text in it. */
export const attackTexts = (json: string): string =>
  JSON.stringify(JSON.parse(json), (key, value: unknown) => (typeof value === 'string' && (NAMES.has(key) || TEXT.test(value)) ? value + ATTACK : value))

/** What a browser keeps, with the attack in its texts; all of it where it is no JSON. */
export function attackKept(text: string): string {
  try {
    return attackTexts(text)
  } catch {
    return ATTACK
  }
}

/** Whether any of it has become script, and how much of it has become elements. */
export const outcomeOf = (page: Page) =>
  page.evaluate(() => ({
    ran: (window as { ran?: number }).ran,
    elements: document.querySelectorAll('img[src="x"], [onload], [onerror], [onfocus], iframe[srcdoc*="parent.ran"], a[href^="javascript:"]').length,
  }))
