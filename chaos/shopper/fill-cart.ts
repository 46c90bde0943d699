import type { Page } from '../page/open-page.ts'
import type { Intent } from './intent.ts'
import { hesitate, type Shopper, untilAnswered } from './shopper.ts'
import type { ShopperOutcome } from './story.ts'

/**
 * Adds the intended products and compares the cart with the intent, adding what is missing and removing what is too much, until both match.
 * @returns the shop's refusal if the stock is too low
 */
export async function fillCart(page: Page, shopper: Shopper): Promise<ShopperOutcome | undefined> {
  const { code } = page
  for (;;) {
    const cartId = await code.ensureCartId()
    if (!cartId) throw new Error('The shop created no cart')
    const cart = await untilAnswered(page, () => code.getCart(cartId))
    const flaw = firstFlaw(shopper.intent, code.cartLines(cart))
    if (!flaw) {
      shopper.story.carts.add(cartId)
      return undefined
    }
    const refusal = await correct(page, flaw)
    if (refusal) return { kind: 'refused', why: refusal }
    await hesitate(shopper)
  }
}

type Flaw =
  | { readonly kind: 'wrong'; readonly uid: string; readonly quantity: number }
  | { readonly kind: 'missing'; readonly choices: readonly { readonly sku: string; readonly quantity: number; readonly selectedOptions: readonly string[] }[] }

interface Line {
  readonly uid: string
  readonly quantity: number
  readonly product: { readonly sku?: string | null }
}

function firstFlaw({ lines: intended }: Intent, lines: readonly Line[]): Flaw | undefined {
  for (const { uid, quantity, product } of lines) {
    const expected = intended.find(({ variant }) => variant.sku === product.sku)?.quantity ?? 0
    if (quantity !== expected) return { kind: 'wrong', uid, quantity: expected }
  }
  const missing = intended.filter(({ variant }) => lines.every(({ product }) => product.sku !== variant.sku))
  return missing.length > 0 ? { kind: 'missing', choices: missing.map(({ variant: { sku, selectedOptions }, quantity }) => ({ sku, selectedOptions, quantity })) } : undefined
}

/** @returns why the shop does not sell it */
async function correct({ code }: Page, flaw: Flaw): Promise<string | undefined> {
  if (flaw.kind === 'wrong') {
    const ignored = { onError: () => {} }
    await (flaw.quantity === 0 ? code.removeItem(flaw.uid, ignored) : code.updateQuantity(flaw.uid, flaw.quantity, ignored))
    return undefined
  }
  const { problems } = await code.addToCart(flaw.choices)
  return problems.map(({ reason }) => reason).find((reason) => reason === 'notEnough' || reason === 'outOfStock' || reason === 'most')
}
