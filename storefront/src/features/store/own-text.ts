import { plainText } from '../../lib/plain-text.ts'

/** What a Magento says of itself before anybody has set it up: it is no shop's name, greeting or notice. */
const FACTORY_TEXTS = [
  /^Default (Store View|welcome msg!|Description)$/i,
  /^Main Website( Store)?$/i,
  /^Magento (Commerce|Open Source)$/i,
  /\bMagento, Inc\b/i,
]

/** A text of the store's configuration, which may hold tags; undefined for one that the shop has not chosen. */
export function ownText(text: string | null | undefined): string | undefined {
  const plain = plainText(text ?? '')
  return plain && !FACTORY_TEXTS.some((factory) => factory.test(plain)) ? plain : undefined
}
