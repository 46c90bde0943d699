import { isDeepStrictEqual } from 'node:util'
import { readTotals } from '../storefront/src/features/cart/read-totals.ts'
import { turns, type Browser, type Tab } from './browser.fixture.ts'
import { type CartModel, PRODUCTS } from './cart-model.fixture.ts'

/** Expects each tab to show the model's cart and all headers of the browser to have the same count. */
export async function compare(browser: Browser, model: CartModel, tabs = browser.tabs): Promise<object | undefined> {
  const expected = expectedCart(model, tabs[0]!)
  for (const tab of tabs) {
    const shown = shownCart(tab)
    if (!isDeepStrictEqual(shown, expected)) return { shown, expected }
  }
  await messagesArrive(() => countsAre(browser, expected.count))
  if (!countsAre(browser, expected.count)) return { counts: browser.tabs.map((tab) => tab.cartCount()), expected: expected.count }
  model.lines = model.lines.map((line, index) => ({ ...line, uid: expected.lines[index]!.uid }))
  return undefined
}

/** Waits for messages between tabs. */
export async function messagesArrive(haveArrived = () => false): Promise<void> {
  for (let turn = 0; turn < 20 && !haveArrived(); turn += 1) await turns(1)
}

const countsAre = ({ tabs }: Browser, count: number): boolean => tabs.every((tab) => tab.cartCount() === count)

function expectedCart(model: CartModel, tab: Tab) {
  const rows = model.rows()
  return {
    lines: model.lines.map(({ product, quantity, uid }, index) => ({
      sku: PRODUCTS[product]!.choice.sku, quantity, row: Math.round(rows[index]!),
      // The uid never changes after it was shown.
      uid: uid ?? tab.seen?.items?.[index]?.uid,
    })),
    count: model.count,
    coupon: model.coupon,
    subtotal: Math.round(model.subtotal),
    discount: Math.round(model.discount),
    total: Math.round(model.subtotal - model.discount),
  }
}

function shownCart({ seen }: Tab): ReturnType<typeof expectedCart> {
  if (!seen) return { lines: [], count: 0, coupon: undefined, subtotal: 0, discount: 0, total: 0 }
  const { subtotal, discount, grandTotal } = readTotals(seen)
  return {
    lines: (seen.items ?? []).flatMap((line) =>
      line ? { sku: line.product.sku!, quantity: line.quantity, row: grosze(line.prices?.row_total_including_tax), uid: line.uid } : [],
    ),
    count: seen.total_quantity,
    coupon: seen.applied_coupons?.[0]?.code,
    subtotal: grosze(subtotal),
    discount: 0 - grosze(discount?.amount),
    total: grosze(grandTotal),
  }
}

const grosze = (money: { readonly value: number | null } | undefined): number => Math.round((money?.value ?? 0) * 100)
