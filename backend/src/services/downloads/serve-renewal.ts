import type { Plugin } from 'graphql-yoga'
import { transaction } from '../../database/transaction.ts'
import { visitorAddress } from '../../modules/customer/sign-in-limits.ts'
import { countAttempt, isThrottled, type Limit, mayMail } from '../../modules/identity/throttle.ts'
import { RENEWAL } from '../../modules/order/order-files.ts'
import { sendFilesMail } from '../../modules/order/order-mail.ts'
import { findOrderByNumber } from '../../modules/order/order.repository.ts'
import { filesOfOrder, renewGuestLinks } from '../../modules/order/purchased-link.repository.ts'
import { type Call, httpPlugin } from '../http/http-plugin.ts'
import { isFromThisPage, localeOf } from '../page/page-html.ts'
import { type DownloadShop, notice, renewalForm } from './download-pages.ts'
import { renewalMessages } from './renewal-messages.ts'

/** The page on which a guest who knows an order's number and e-mail address is sent new links to its files. */
export function serveRenewal(shop: DownloadShop): Plugin {
  return httpPlugin((call) => (call.url.pathname === RENEWAL ? answerTo(shop, call) : undefined))
}

async function answerTo(shop: DownloadShop, call: Call): Promise<Response> {
  const { request, url } = call
  const locale = localeOf(request)
  if (request.method === 'GET' || request.method === 'HEAD') return renewalForm(shop, request, { locale, number: url.searchParams.get('order') ?? '' })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  const form = new URLSearchParams(await request.text())
  const messages = renewalMessages(locale)
  if (!isFromThisPage(shop, request)) return notice(shop, { locale, title: messages.foreign, status: 403 })
  if (!mayTry(shop, call)) return notice(shop, { locale, title: messages.tooMany, status: 429 })
  call.afterwards(() => renew(shop, form.get('number') ?? '', form.get('email') ?? ''))
  // The same answer for every number and address, as soon for each: it must not tell who has ordered.
  return notice(shop, { locale, title: messages.sent, text: messages.sentHelp, status: 200 })
}

/**
 * Whether a visitor may try a number and an address: a few times until an hour passes without a try. Numbers have no limit of their own,
 * with which a stranger could keep a buyer from the files.
 */
function mayTry({ database, now }: DownloadShop, { request, socket }: Call): boolean {
  const address = visitorAddress({ address: socket?.remoteAddress, header: (name) => request.headers.get(name) })
  if (address === undefined) return true
  const limit: Limit = { of: ['new links from', address], attempts: 20, seconds: 3600 }
  if (isThrottled(database, limit, now())) return false
  countAttempt(database, limit, now())
  return true
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
