import type { CartLineFragment, GiftMessageFragment } from '../../graphql/generated/types.ts'

/** Magento has the field only for the kinds of lines that take a message. */
export const takesGiftMessage = (line: CartLineFragment): boolean => 'gift_message' in line

export const giftMessageOf = (line: CartLineFragment): GiftMessageFragment | undefined =>
  ('gift_message' in line && line.gift_message) || undefined
