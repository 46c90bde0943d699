import type { Plugin } from 'graphql-yoga'
import { transaction } from '../../database/transaction.ts'
import { mayMail } from '../../modules/identity/throttle.ts'
import { RENEWAL } from '../../modules/order/order-files.ts'
import { sendFilesMail } from '../../modules/order/order-mail.ts'
import { findOrderByNumber } from '../../modules/order/order.repository.ts'
import { filesOfOrder, renewGuestLinks } from '../../modules/order/purchased-link.repository.ts'
import type { RefreshPages } from '../../modules/stock-alert/refresh-pages.ts'
import { httpPlugin } from '../http/http-plugin.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { isFromThisPage, localeOf, pageHeaders, pageHtml, type PageShop } from '../page/page-html.ts'
import { renewalMessages } from './renewal-messages.ts'

export interface DownloadShop extends PageShop {
  readonly now: () => Date
  readonly refreshPages: RefreshPages
}

/** The page on which a guest who knows an order's number and e-mail address is sent new links to its files. */
export function serveRenewal(shop: DownloadShop): Plugin {
  return httpPlugin(({ request, url }) => (url.pathname === RENEWAL ? answerTo(shop, request, url) : undefined))
}

async function answerTo(shop: DownloadShop, request: Request, url: URL): Promise<Response> {
  const locale = localeOf(request)
  if (request.method === 'GET' || request.method === 'HEAD') return renewalForm(shop, request, { number: url.searchParams.get('order') ?? '' })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  const form = new URLSearchParams(await request.text())
  const messages = renewalMessages(locale)
  if (!isFromThisPage(shop, request)) return notice(shop, locale, messages.foreign, '', 403)
  renew(shop, form.get('number') ?? '', form.get('email') ?? '')
  // The same answer for every number and address: it must not tell who has ordered.
  return notice(shop, locale, messages.sent, messages.sentHelp, 200)
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

interface Asked {
  readonly number?: string
  /** After a link that does not work: its status. */
  readonly status?: number
}

export function renewalForm(shop: PageShop, request: Request, { number = '', status }: Asked): Response {
  const locale = localeOf(request)
  const messages = renewalMessages(locale)
  const body = `
<form method="post" action="${RENEWAL}">
${status === undefined ? '' : `<p class="alert" role="alert">${escapeHtml(messages.expired)}</p>`}
<p>${escapeHtml(messages.help)}</p>
<div class="field"><label for="number">${escapeHtml(messages.number)}</label><input id="number" name="number" inputmode="numeric" maxlength="32" required value="${escapeHtml(number)}"></div>
<div class="field"><label for="email">${escapeHtml(messages.email)}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required></div>
<button>${escapeHtml(messages.submit)}</button>
</form>`
  return answer(shop, request.method === 'HEAD' ? null : pageHtml(shop, { locale, heading: messages.title, body }), status ?? 200)
}

function notice(shop: PageShop, locale: string, title: string, text: string, status: number): Response {
  const messages = renewalMessages(locale)
  const body = `
<div role="status"><p><strong>${escapeHtml(title)}</strong></p><p>${escapeHtml(text)}</p></div>
<p class="others"><a href="${escapeHtml(shop.shopUrl)}">${escapeHtml(messages.back)}</a></p>`
  return answer(shop, pageHtml(shop, { locale, heading: messages.title, body }), status)
}

const answer = (shop: PageShop, body: string | null, status: number): Response => new Response(body, { status, headers: pageHeaders(shop.shopUrl) })
