import { required } from '../../lib/required.ts'
import { orderPage } from '../../modules/order/order-mail.ts'
import { findOrder } from '../../modules/order/order.repository.ts'
import { findDeadLink } from '../../modules/order/purchased-link.repository.ts'
import { shopLink } from '../../modules/store/shop-link.ts'
import { storeById } from '../../modules/store/store.repository.ts'
import { localeOf } from '../page/page-html.ts'
import { type DownloadShop, notice, renewalForm } from './download-pages.ts'
import { renewalMessages } from './renewal-messages.ts'

/** What a link's holder reads in place of the file. Its secret proves the purchase, so they are told why, in the order's language. */
export function deadLinkPage(shop: DownloadShop, request: Request, hash: string): Response {
  const dead = findDeadLink(shop.database, hash)
  // Replaced by a later link, or never sent.
  if (!dead) return renewalForm(shop, request, { locale: localeOf(request), status: 404 })
  const order = required(findOrder(shop.database, dead.orderId), 'order')
  const store = storeById(shop.database, order.storeId)
  const { locale } = store
  if (dead.reason === 'expired') return renewalForm(shop, request, { locale, number: order.number, status: 403 })
  const { reasons, contact, ofCustomer, ofGuest } = renewalMessages(locale)
  const links = [
    ...(dead.reason === 'usedUp' ? [{ link: shopLink({ ...shop, store }, '/contact'), label: contact }] : []),
    { link: orderPage({ ...shop, store }, order), label: order.customerId === null ? ofGuest : ofCustomer },
  ]
  return notice(shop, { locale, ...reasons[dead.reason], status: 403, links })
}
