import type { GiftMessage, GiftMessageInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { setting } from '../store/settings.ts'
import type { CartLine } from './cart-line.ts'

/** Magento's columns; the text of a message is limited like any text of a request. */
const MAX_NAME_LENGTH = 255

/**
 * The message as it is stored. Magento deletes a message when its text becomes empty.
 * @throws a refusal if a name is too long
 */
export function writeGiftMessage({ from, to, message }: GiftMessageInput): string | null {
  for (const [field, name] of Object.entries({ from, to })) {
    if (name.length > MAX_NAME_LENGTH) throw refused('address.fieldTooLong', { field, most: MAX_NAME_LENGTH })
  }
  return message.trim() === '' ? null : JSON.stringify({ from, to, message })
}

export const readGiftMessage = (stored: string | null): GiftMessage | null => (stored === null ? null : (JSON.parse(stored) as GiftMessage))

export const takesGiftMessage = ({ database, store }: Context, { isShipped }: Pick<CartLine, 'isShipped'>): boolean =>
  isShipped && setting(database, 'sales/gift_options/allow_items', store.id)

export const takesGiftMessageOnOrder = ({ database, store }: Context): boolean =>
  setting(database, 'sales/gift_options/allow_order', store.id)
