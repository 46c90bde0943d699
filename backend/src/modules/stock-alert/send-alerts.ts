import type { Context } from '../../graphql/context.ts'
import { transaction } from '../../database/transaction.ts'
import { sendMail } from '../../services/mail/send-mail.ts'
import { mailPictureUrl } from '../catalog/picture-url.ts'
import { shopLink } from '../store/shop-link.ts'
import { storeById } from '../store/store.repository.ts'
import { findReturnedProduct } from './returned-product.repository.ts'
import { stockAlertLetter } from './stock-alert-letter.ts'
import { takeDueAlerts } from './stock-alert.repository.ts'

/**
 * Mails everybody who waits for a product that is in stock now, once. For every change that adds to the stock, in its transaction.
 */
export function sendStockAlerts(context: Pick<Context, 'database' | 'publicUrl' | 'shopUrl' | 'now' | 'refreshPages'>): void {
  const { database } = context
  const pages = new Set<number>()
  transaction(database, () => {
    const same = Map.groupBy(takeDueAlerts(database), ({ productId, storeId }) => `${productId}/${storeId}`)
    for (const [first, ...others] of same.values()) {
      if (!first) continue
      const store = storeById(database, first.storeId)
      const { pageId, picture, ...product } = findReturnedProduct(database, first.productId, store.id)
      pages.add(pageId)
      const choice = Object.fromEntries(product.options.map(({ code, optionId }) => [code, String(optionId)]))
      const letter = stockAlertLetter(store, {
        name: product.name,
        details: product.options.map(({ label, value }) => `${label}: ${value}`),
        picture: picture === null ? undefined : mailPictureUrl(context.publicUrl, picture),
        page: shopLink({ shopUrl: context.shopUrl, store }, `/${product.urlKey}`, choice),
      })
      for (const { email } of [first, ...others]) sendMail({ ...context, store }, { email }, letter)
    }
  })
  context.refreshPages?.([...pages])
}
