import type { Locale } from '../../i18n/locales.ts'
import { fitQuantity } from '../../lib/quantity.ts'
import { showToast } from '../../ui/toast.ts'
import { addToCart } from '../add-to-cart/add-to-cart.ts'
import { showAdded } from '../add-to-cart/show-added.ts'
import { problemsText } from '../cart/problem-text.ts'
import { rulesOf } from '../cart/quantity-rules.ts'

/** Adds one piece of a product without options, or as few as are sold, and shows the result as a toast. */
export async function quickAdd(sku: string, locale: Locale): Promise<void> {
  const action = `add:${sku}`
  const added = await addToCart([{ sku, quantity: fitQuantity(1, rulesOf(sku)), selectedOptions: [] }])
  if (added.isAdded) return showAdded(added, locale, { action })
  showToast((t) => ({ action, kind: 'error', title: problemsText(added.problems, t) }))
}
