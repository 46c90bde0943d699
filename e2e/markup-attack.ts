import type { Page } from '@playwright/test'

/** Runs if parsed as markup or as a URL: breaks out of an attribute or a script, or is an element with a handler. */
export const ATTACK =
  `"'><img src=x onerror="window.ran=1"><svg/onload=window.ran=1><script>window.ran=1</script></script><a href="javascript:window.ran=1" autofocus onfocus=window.ran=1>a</a>` +
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe><noscript><p title="</noscript><img src=x onerror=window.ran=1>"></noscript>\${window.ran=1}{{constructor.constructor('window.ran=1')()}}`

/** Only texts with spaces: changed identifiers, URLs and dates would break the page. */
const TEXT = /^\s*(?:<|\p{Lu}).*\s/su
const NAMES = new Set(['name', 'label', 'title', 'message', 'nickname', 'summary'])

/** Appends the attack to every text in the JSON. */
export const attackTexts = (json: string): string =>
  JSON.stringify(JSON.parse(json), (key, value: unknown) => (typeof value === 'string' && (NAMES.has(key) || TEXT.test(value)) ? value + ATTACK : value))

/** A stored value with the attack in its texts; values other than JSON are replaced. */
export function attackStored(text: string): string {
  try {
    return attackTexts(text)
  } catch {
    return ATTACK
  }
}

/** Whether the attack ran, and how many elements it created. */
export const outcomeOf = (page: Page) =>
  page.evaluate(() => ({
    ran: (window as { ran?: number }).ran,
    elements: document.querySelectorAll('img[src="x"], [onload], [onerror], [onfocus], iframe[srcdoc*="parent.ran"], a[href^="javascript:"]').length,
  }))
