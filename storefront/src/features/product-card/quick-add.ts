import type { Locale } from '../../i18n/locales.ts'
import { showToast } from '../../ui/toast.ts'
import { addToCart } from '../add-to-cart/add-to-cart.ts'
import { showAdded } from '../add-to-cart/show-added.ts'
import { problemsText } from '../cart/problem-text.ts'

/** Adds one piece of a product without options, and shows the result as a toast. */
export async function quickAdd(sku: string, locale: Locale): Promise<void> {
  const action = `add:${sku}`
  const added = await addToCart([{ sku, quantity: 1, selectedOptions: [] }])
  if (added.isAdded) return showAdded(added, locale, { action })
  showToast((t) => ({ action, kind: 'error', title: problemsText(added.problems, t) }))
}
