import type { Plugin } from 'graphql-yoga'
import { amountIn } from '../../modules/order/order-amounts.ts'
import { cancelOrder, payOrder, type StepOutcome } from '../../modules/order/order-lifecycle.ts'
import { findOrderByToken, type OrderRow } from '../../modules/order/order.repository.ts'
import { storeById } from '../../modules/store/store.repository.ts'
import type { RefreshPages } from '../../modules/stock-alert/refresh-pages.ts'
import { httpPlugin } from '../http/http-plugin.ts'
import { checkDetails, type DetailErrors, PAYMENT_WAYS, type PaymentField, type PaymentWay } from './payment-details.ts'
import { isFromThisPage, localeOf, pageHeaders, type PageShop } from '../page/page-html.ts'
import { paymentForm, paymentNotice } from './payment-form.ts'
import { paymentMessages } from './payment-messages.ts'
import { isRedirectPayment, PAYMENT_PATH } from '../../modules/order/redirect-payment.ts'
import { returnAddress } from './return-address.ts'

interface Shop extends PageShop {
  readonly now: () => Date
  readonly refreshPages: RefreshPages
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
    headers: { ...pageHeaders(shop.shopUrl), ...headers },
  })
}

interface Answer {
  readonly status: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function answerTo(shop: Shop, request: Request, url: URL): Promise<Answer> {
  if (request.method === 'GET' || request.method === 'HEAD') return showPayment(shop, url.searchParams, localeOf(request))
  if (request.method !== 'POST') return { status: 405, headers: { allow: 'GET, HEAD, POST' } }
  const form = new URLSearchParams(await request.text())
  return isFromThisPage(shop, request) ? decide(shop, form, localeOf(request)) : notice(shop, localeOf(request), 'foreign', 403)
}

/** @param locale of the visitor, for an address without an order */
function showPayment(shop: Shop, query: URLSearchParams, locale: string): Answer {
  const order = payableOrder(shop, query.get('token'))
  if (!order) return notice(shop, locale, 'unknown', 404)
  if (order.isInvoiced) return notice(shop, localeOfOrder(shop, order), 'paid', 200)
  if (order.state !== 'pending_payment') return notice(shop, localeOfOrder(shop, order), 'impossible', 200)
  return { status: 200, body: formOf(shop, order, query) }
}

interface Attempt {
  readonly errors: DetailErrors
  readonly given: (field: PaymentField) => string
}

function formOf(shop: Shop, order: OrderRow, query: URLSearchParams, attempt?: Attempt): string {
  const store = storeById(shop.database, order.storeId)
  const amount = amountIn(order.currency, store.locale)(order.grandTotal)
  const { number, token } = order
  return paymentForm(shop, store.locale, { number, amount, token, returnTo: query.get('return') ?? '', way: wayOf(order, query), ...attempt })
}

/** The requested way to pay, since a shopper whose card is refused may have BLIK; else that of the order. */
const wayOf = (order: OrderRow, query: URLSearchParams): PaymentWay =>
  PAYMENT_WAYS.find((way) => way === query.get('way')) ?? PAYMENT_WAYS.find((way) => order.paymentCode.endsWith(`_${way}`)) ?? 'card'

function decide(shop: Shop, form: URLSearchParams, locale: string): Answer {
  const order = payableOrder(shop, form.get('token'))
  if (!order) return notice(shop, locale, 'unknown', 404)
  if (form.get('decision') === 'pay' && order.state === 'pending_payment') return pay(shop, order, form)
  return close(shop, order, form, form.get('decision'))
}

/** Asks the bank. Its refusal leaves the order waiting, so that the shopper can try again. */
function pay(shop: Shop, order: OrderRow, form: URLSearchParams): Answer {
  const given = (field: PaymentField) => form.get(field) ?? ''
  const checked = checkDetails(wayOf(order, form), given, shop.now())
  if (checked.kind === 'wrong') return { status: 200, body: formOf(shop, order, form, { errors: checked.errors, given }) }
  return checked.kind === 'accepted' ? close(shop, order, form, 'approve') : back(shop, order, form, 'refused')
}

function close(shop: Shop, order: OrderRow, form: URLSearchParams, decision: string | null): Answer {
  return settle(shop, order, decision) === 'refused' ? notice(shop, localeOfOrder(shop, order), 'impossible', 409) : back(shop, order, form)
}

const back = ({ shopUrl }: Shop, order: OrderRow, form: URLSearchParams, outcome?: 'refused'): Answer =>
  ({ status: 303, headers: { location: returnAddress(shopUrl, form.get('return'), order, outcome) } })

/** Repeating a decision changes nothing, and a settled payment cannot be settled the other way. */
function settle({ database, publicUrl, shopUrl, now, refreshPages }: Shop, { id, storeId }: OrderRow, decision: string | null): StepOutcome {
  const desk = { database, publicUrl, shopUrl, now: now(), refreshPages }
  // A second attempt to pay an order that is settled by now.
  if (decision === 'approve' || decision === 'pay') return payOrder(desk, id)
  if (decision !== 'refuse') return 'already'
  return cancelOrder(desk, id, { comments: [paymentMessages(storeById(database, storeId).locale).refused] })
}

function payableOrder({ database }: Shop, token: string | null): OrderRow | undefined {
  const order = token ? findOrderByToken(database, token) : undefined
  return order && isRedirectPayment(order.paymentCode) ? order : undefined
}

const notice = (shop: Shop, locale: string, message: Parameters<typeof paymentNotice>[2], status: number): Answer => ({ status, body: paymentNotice(shop, locale, message) })

const localeOfOrder = ({ database }: Shop, { storeId }: OrderRow): string => storeById(database, storeId).locale
