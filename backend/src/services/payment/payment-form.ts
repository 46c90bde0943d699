import { escapeHtml } from '../mail/escape-html.ts'
import { type DetailErrors, FIELDS, PAYMENT_WAYS, type PaymentField, type PaymentWay, TEST_NUMBERS } from './payment-details.ts'
import { pageHtml, type PageShop } from '../page/page-html.ts'
import { paymentMessages, type PaymentMessages } from './payment-messages.ts'
import { PAYMENT_PATH } from '../../modules/order/redirect-payment.ts'

export interface OpenPayment {
  readonly number: string
  readonly amount: string
  readonly token: string
  readonly returnTo: string
  readonly way: PaymentWay
  /** After an attempt with wrong details. */
  readonly errors?: DetailErrors
  readonly given?: (field: PaymentField) => string
}

/** The page on which the shopper pays, leaves or cancels. It has no scripts, so the server checks the details. */
export function paymentForm(shop: PageShop, locale: string, payment: OpenPayment): string {
  const messages = paymentMessages(locale)
  const { number, amount, way, token, returnTo, errors = {} } = payment
  const { title, help } = messages.ways[way]
  const body = `
<dl><dt>${escapeHtml(messages.order(number))}</dt><dd>${escapeHtml(amount)}</dd></dl>
<form method="post" action="${PAYMENT_PATH}" novalidate>
<h2>${MARKS[way]}${escapeHtml(title)}</h2><p>${escapeHtml(help)}</p>
${Object.keys(errors).length > 1 ? `<p class="alert" role="alert">${escapeHtml(messages.check)}</p>` : ''}
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="return" value="${escapeHtml(returnTo)}">
<input type="hidden" name="way" value="${way}">
<div class="fields">${FIELDS[way].map((field) => fieldHtml(field, messages, payment)).join('')}</div>
<button name="decision" value="pay">${escapeHtml(`${messages.pay} ${amount}`)}</button>
<div class="others">
${PAYMENT_WAYS.filter((other) => other !== way).map((other) => otherWay(other, payment, messages)).join('')}
<button name="decision" value="abandon">${escapeHtml(messages.leave)}</button>
<button name="decision" value="refuse">${escapeHtml(messages.cancel)}</button>
</div>
</form>
${testNumbers(way, messages)}`
  return pageHtml(shop, { locale, heading: messages.title, title: `${messages.title}: ${messages.order(number)}`, body })
}

/** The page of a payment that is already settled. */
export function paymentNotice(shop: PageShop, locale: string, message: 'paid' | 'impossible' | 'unknown' | 'foreign'): string {
  const messages = paymentMessages(locale)
  const body = `
<p>${escapeHtml(messages[message])}</p>
<p class="others"><a href="${escapeHtml(shop.shopUrl)}">${escapeHtml(messages.back)}</a></p>`
  return pageHtml(shop, { locale, heading: messages.title, body })
}

const INPUTS: Readonly<Record<PaymentField, string>> = {
  code: 'autocomplete="one-time-code" maxlength="9"',
  number: 'autocomplete="cc-number" maxlength="30"',
  expiry: 'autocomplete="cc-exp" maxlength="9"',
  cvc: 'autocomplete="cc-csc" maxlength="4"',
}

function fieldHtml(field: PaymentField, messages: PaymentMessages, { errors = {}, given, way }: OpenPayment): string {
  const error = errors[field]
  // Without scripts, this attribute alone moves the focus: to the first wrong field, or to the first one.
  const focus = field === (FIELDS[way].find((candidate) => errors[candidate]) ?? FIELDS[way][0]) ? ' autofocus' : ''
  // The security code is never sent back.
  const value = given && field !== 'cvc' ? ` value="${escapeHtml(given(field))}"` : ''
  const invalid = error ? ` aria-invalid="true" aria-describedby="${field}-error"` : ''
  return `<div class="field ${field}"><label for="${field}">${escapeHtml(messages.fields[field])}</label>
<input id="${field}" name="${field}" inputmode="numeric" ${INPUTS[field]} placeholder="${escapeHtml(messages.examples[field])}" required${value}${invalid}${focus}>
${error ? `<p class="error" id="${field}-error"${Object.keys(errors).length === 1 ? ' role="alert"' : ''}>${escapeHtml(messages.errors[error])}</p>` : ''}</div>`
}

function otherWay(way: PaymentWay, { token, returnTo }: OpenPayment, messages: PaymentMessages): string {
  const query = new URLSearchParams({ token, return: returnTo, way })
  return `<a href="${PAYMENT_PATH}?${escapeHtml(query.toString())}">${escapeHtml(messages.ways[way].instead)}</a>`
}

function testNumbers(way: PaymentWay, messages: PaymentMessages): string {
  const { blik, card } = TEST_NUMBERS
  const rows: readonly (readonly [number: string, outcome: string])[] = way === 'blik'
    ? [[blik.accepted, messages.acceptedLikeOthers], [blik.refused, messages.refusedByBank], [blik.expired, messages.expiredCode]]
    : [...card.accepted.map((number) => [number, messages.accepted] as const), [card.refused, messages.refusedByBank]]
  const list = rows.map(([number, outcome]) => `<li><code>${number}</code><span>${escapeHtml(outcome)}</span></li>`).join('')
  return `<aside><h2>${escapeHtml(messages.test)}</h2><ul>${list}</ul>${way === 'card' ? `<p>${escapeHtml(messages.anyDateAndCvc)}</p>` : ''}</aside>`
}

const MARKS: Readonly<Record<PaymentWay, string>> = {
  blik: '<svg viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="7" y="2" width="14" height="24" rx="3"/><path d="M11 10h.01M14 10h.01M17 10h.01M11 14h.01M14 14h.01M17 14h.01M12 21.5h4" stroke-linecap="round"/></svg>',
  card: '<svg viewBox="0 0 36 28" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="2" y="3" width="32" height="22" rx="3"/><path d="M2 10h32M7 19h7" stroke-linecap="round"/></svg>',
}
