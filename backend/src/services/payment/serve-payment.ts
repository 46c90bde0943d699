import type { Plugin } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { cancelOrder, payOrder, type StepOutcome } from '../../modules/order/order-lifecycle.ts'
import { findOrderByToken, type OrderRow } from '../../modules/order/order.repository.ts'
import { storeById } from '../../modules/store/store.repository.ts'
import type { Store } from '../../graphql/context.ts'
import { httpPlugin } from '../http/http-plugin.ts'
import { pagePolicy, paymentForm, paymentNotice } from './payment-html.ts'
import { paymentMessages } from './payment-messages.ts'
import { PAYMENT_PATH, REDIRECT_PAYMENT } from '../../modules/order/redirect-payment.ts'
import { returnAddress } from './return-address.ts'

interface Shop {
  readonly database: DatabaseSync
  readonly shopUrl: string
  readonly publicUrl: string
  readonly now: () => Date
}

/**
 * A payment service without money. Like real ones, it reports the result to the backend before it redirects the browser to the
 * shop, because the browser's parameters prove nothing.
 */
export function servePayment(shop: Shop): Plugin {
  return httpPlugin(({ request, url }) => (url.pathname === PAYMENT_PATH ? respond(shop, request, url) : undefined))
}

async function respond(shop: Shop, request: Request, url: URL): Promise<Response> {
  const { status, body = null, headers } = await answerTo(shop, request, url)
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(shop.shopUrl),
      // Its URL contains the order's token.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

interface Answer {
  readonly status: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function answerTo(shop: Shop, request: Request, url: URL): Promise<Answer> {
  if (request.method === 'GET' || request.method === 'HEAD') return showPayment(shop, url.searchParams)
  if (request.method !== 'POST') return { status: 405, headers: { allow: 'GET, HEAD, POST' } }
  const form = new URLSearchParams(await request.text())
  return isFromThisPage(shop, request) ? decide(shop, form) : notice(shop, undefined, 'foreign', 403)
}

function showPayment(shop: Shop, query: URLSearchParams): Answer {
  const order = payableOrder(shop, query.get('token'))
  if (!order) return notice(shop, undefined, 'unknown', 404)
  if (order.isInvoiced) return notice(shop, order, 'paid', 200)
  if (order.state !== 'pending_payment') return notice(shop, order, 'impossible', 200)
  const store = storeById(shop.database, order.storeId)
  const amount = new Intl.NumberFormat(store.locale.replace('_', '-'), { style: 'currency', currency: order.currency })
    .format(order.grandTotal / 100)
  const payment = { number: order.number, amount, token: order.token, returnTo: query.get('return') ?? '' }
  return { status: 200, body: paymentForm(store.locale, payment) }
}

function decide(shop: Shop, form: URLSearchParams): Answer {
  const order = payableOrder(shop, form.get('token'))
  if (!order) return notice(shop, undefined, 'unknown', 404)
  if (settle(shop, order, form.get('decision')) === 'refused') return notice(shop, order, 'impossible', 409)
  return { status: 303, headers: { location: returnAddress(shop.shopUrl, form.get('return'), order) } }
}

/** Repeating a decision changes nothing, and a settled payment cannot be settled the other way. */
function settle({ database, shopUrl, now }: Shop, { id, storeId }: OrderRow, decision: string | null): StepOutcome {
  const desk = { database, shopUrl, now: now() }
  if (decision === 'approve') return payOrder(desk, id)
  if (decision !== 'refuse') return 'already'
  return cancelOrder(desk, id, { comments: [paymentMessages(storeById(database, storeId).locale).refused] })
}

function payableOrder({ database }: Shop, token: string | null): OrderRow | undefined {
  const order = token ? findOrderByToken(database, token) : undefined
  return order?.paymentCode === REDIRECT_PAYMENT ? order : undefined
}

function notice(shop: Shop, order: OrderRow | undefined, message: Parameters<typeof paymentNotice>[1], status: number): Answer {
  const store: Pick<Store, 'locale'> = order ? storeById(shop.database, order.storeId) : { locale: 'en_GB' }
  return { status, body: paymentNotice(store.locale, message, shop.shopUrl) }
}

/** Another site's page cannot submit these forms, even if it knows the token. */
function isFromThisPage({ publicUrl }: Shop, request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  const host = URL.parse(origin)?.host
  return host !== undefined && (host === request.headers.get('host') || host === new URL(publicUrl).host)
}
