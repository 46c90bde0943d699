import type { Plugin } from 'graphql-yoga'
import { transaction } from '../../database/transaction.ts'
import { mayMail } from '../../modules/identity/throttle.ts'
import { RENEWAL } from '../../modules/order/order-files.ts'
import { sendFilesMail } from '../../modules/order/order-mail.ts'
import { findOrderByNumber } from '../../modules/order/order.repository.ts'
import { filesOfOrder, renewGuestLinks } from '../../modules/order/purchased-link.repository.ts'
import { httpPlugin } from '../http/http-plugin.ts'
import { isFromThisPage, localeOf } from '../page/page-html.ts'
import { type DownloadShop, notice, renewalForm } from './download-pages.ts'
import { renewalMessages } from './renewal-messages.ts'

/** The page on which a guest who knows an order's number and e-mail address is sent new links to its files. */
export function serveRenewal(shop: DownloadShop): Plugin {
  return httpPlugin(({ request, url }) => (url.pathname === RENEWAL ? answerTo(shop, request, url) : undefined))
}

async function answerTo(shop: DownloadShop, request: Request, url: URL): Promise<Response> {
  const locale = localeOf(request)
  if (request.method === 'GET' || request.method === 'HEAD') return renewalForm(shop, request, { locale, number: url.searchParams.get('order') ?? '' })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  const form = new URLSearchParams(await request.text())
  const messages = renewalMessages(locale)
  if (!isFromThisPage(shop, request)) return notice(shop, { locale, title: messages.foreign, status: 403 })
  renew(shop, form.get('number') ?? '', form.get('email') ?? '')
  // The same answer for every number and address: it must not tell who has ordered.
  return notice(shop, { locale, title: messages.sent, text: messages.sentHelp, status: 200 })
}

function renew(shop: DownloadShop, number: string, email: string): void {
  const desk = { ...shop, now: shop.now() }
  transaction(shop.database, () => {
    const order = findOrderByNumber(shop.database, number.trim())
    if (!order || order.customerId !== null || order.email.toLowerCase() !== email.trim().toLowerCase()) return
    if (filesOfOrder(shop.database, order.id, desk.now).length === 0 || !mayMail(desk, 'files', order.email)) return
    renewGuestLinks(shop.database, order.id, desk.now)
    sendFilesMail(desk, order)
  })
}
