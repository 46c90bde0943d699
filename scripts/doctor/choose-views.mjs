import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { STOREFRONT } from '../paths.mjs'

/** @typedef {import('./store-views.mjs').StoreView} StoreView */

/** The languages that Kram has messages in. */
export const LANGUAGES = readdirSync(join(STOREFRONT, 'messages'))

/**
 * A store view for each language that Kram speaks, the default one first. Its menu has one root, so only views with that of
 * the first can be shown together; where no view is in a language of Kram's, its own words are English.
 * @param {readonly StoreView[]} views
 * @returns {{ chosen: Map<string, StoreView>, left: StoreView[] }} `chosen` by locale
 */
export function chooseViews(views) {
  const spoken = views.filter(({ language }) => LANGUAGES.includes(language))
  const [first] = [...spoken, ...views]
  /** @type {Map<string, StoreView>} */
  const chosen = new Map()
  if (first && !spoken.includes(first)) chosen.set('en', first)
  for (const view of spoken) {
    if (!chosen.has(view.language) && view.rootCategoryUid === first?.rootCategoryUid) chosen.set(view.language, view)
  }
  const used = new Set(chosen.values())
  return { chosen, left: views.filter((view) => !used.has(view)) }
}
