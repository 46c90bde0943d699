import { messagesByLocale } from '../../i18n/languages.ts'
import { decodeEntities } from '../../services/mail/decode-entities.ts'
import type { Letter } from '../../services/mail/letter.ts'

export interface StockAlertMessages {
  readonly subject: (product: string) => string
  readonly preheader: (details: string) => string
  readonly back: string
  readonly look: string
  readonly only: string
}

interface Returned {
  readonly name: string
  /** The variant's size and colour. */
  readonly details: readonly string[]
  readonly picture: string | undefined
  /** The address of the product's page with the variant chosen. */
  readonly page: string
}

const messagesOf = await messagesByLocale<StockAlertMessages>(async (language) => (await import(`./messages/${language}.ts`)).messages)

/** Nobody unsubscribes: this is the only mail of a request, and says so. */
export function stockAlertLetter({ locale }: { readonly locale: string }, { name, details, picture, page }: Returned): Letter {
  const messages = messagesOf(locale)
  const product = decodeEntities(name)
  return {
    subject: messages.subject(product),
    preheader: messages.preheader(details.map(decodeEntities).join(', ')),
    blocks: [
      messages.back,
      { items: [{ name: product, details: details.map(decodeEntities), picture }] },
      { link: page, label: messages.look },
      messages.only,
    ],
  }
}
