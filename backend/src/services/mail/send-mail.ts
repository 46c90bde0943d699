import type { Context } from '../../graphql/context.ts'
import { languageOf } from '../../i18n/languages.ts'
import type { Letter } from './letter.ts'
import { mailLayout } from './mail-layout.ts'
import { insertMail } from './outbox.repository.ts'
import { shopLink } from '../../modules/store/shop-link.ts'

/**
 * Puts a letter into the outbox, in the name of the request's store view; inside a transaction it is sent only if that is
 * committed.
 */
export function sendMail(context: Pick<Context, 'database' | 'store' | 'shopUrl' | 'now'>, recipient: string, letter: Letter): void {
  const { database, store, now } = context
  const sender = { shopName: store.groupName, homeUrl: shopLink(context, ''), language: languageOf(store.locale) }
  insertMail(database, { recipient, storeId: store.id, replyTo: letter.replyTo, ...mailLayout(letter, sender) }, now)
}
