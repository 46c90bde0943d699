import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { showToast } from '../../ui/toast.ts'
import { cartLines } from '../cart/cart-lines.ts'
import { giftMessageOf, takesGiftMessage } from '../cart/gift-message.ts'
import type { ItemChoice } from './item-choice.ts'
import { lineChoice } from './line-choice.ts'
import { isSameProduct } from './same-product.ts'

/** Gives the gift message of a removed line to the one that was added in its place, unless that has one. A toast has a text that is lost. */
export async function carryGiftMessage(removed: CartLineFragment, choice: ItemChoice, cart: CartFragment | undefined): Promise<void> {
  const message = giftMessageOf(removed)
  if (!message) return
  const line = cartLines(cart).find((candidate) => isSameProduct(lineChoice(candidate), choice))
  if (!line || !takesGiftMessage(line) || giftMessageOf(line)) return
  const name = line.product.name ?? ''
  const tell = (failure?: unknown) =>
    showToast((t) => ({ kind: 'error', action: `gift:${line.uid}`, title: t('cart.giftLost', { name }), text: t('cart.giftLostHelp', { message: message.message ?? '' }), failure }))
  try {
    const { saveLineMessage } = await import('../cart/save-gift-message.ts')
    if (!(await saveLineMessage(line, message))) tell()
  } catch (error) {
    logFailure('The gift message could not be kept', error)
    tell(error)
  }
}
