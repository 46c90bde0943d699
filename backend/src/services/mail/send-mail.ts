import type { Context } from '../../graphql/context.ts'
import { languageOf, messagesByLocale } from '../../i18n/languages.ts'
import { greeting, type GreetingMessages } from './greeting.ts'
import type { Letter } from './letter.ts'
import { type Logo, mailLayout } from './mail-layout.ts'
import { insertMail } from './outbox.repository.ts'
import { sellerOf } from './seller.ts'
import { setting } from '../../modules/store/settings.ts'
import { shopLink } from '../../modules/store/shop-link.ts'

type MailContext = Pick<Context, 'database' | 'store' | 'shopUrl' | 'publicUrl' | 'now'>

export interface LayoutMessages extends GreetingMessages {
  readonly contact: string
  /** Before the seller's name. */
  readonly seller: string
  /** Before the seller's tax number. */
  readonly vat: string
}

export interface Addressee {
  readonly email: string
  /** The first name, if it is known. */
  readonly firstname?: string
}

const layoutMessages = await messagesByLocale<LayoutMessages>(async (language) => (await import(`./messages/${language}.ts`)).layoutMessages)

/**
 * Puts a letter into the outbox, in the name of the request's store view; inside a transaction it is sent only if that is
 * committed.
 */
export function sendMail(context: MailContext, { email, firstname }: Addressee, letter: Letter): void {
  const { database, store, now } = context
  const messages = layoutMessages(store.locale)
  const sender = {
    shopName: store.groupName,
    homeUrl: shopLink(context, ''),
    language: languageOf(store.locale),
    logo: logoOf(context),
    contact: { link: shopLink(context, '/contact'), label: messages.contact },
    seller: sellerOf(database, store, messages),
  }
  const mail = mailLayout(letter, greeting(messages, firstname), sender)
  insertMail(database, { recipient: email, storeId: store.id, replyTo: letter.replyTo, ...mail }, now)
}

/** Magento's setting names a file below media/email/logo. */
export function logoOf({ database, store, publicUrl }: Pick<MailContext, 'database' | 'store' | 'publicUrl'>): Logo | undefined {
  const file = setting(database, 'design/email/logo', store.id)
  if (file === '') return undefined
  const alt = setting(database, 'design/email/logo_alt', store.id) || store.groupName
  const size = { width: setting(database, 'design/email/logo_width', store.id), height: setting(database, 'design/email/logo_height', store.id) }
  return { url: `${publicUrl}/media/email/logo/${file}`, alt, ...size }
}
