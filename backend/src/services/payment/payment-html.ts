import { createHash } from 'node:crypto'
import { languageOf } from '../../i18n/languages.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { paymentMessages } from './payment-messages.ts'

const STYLE = `:root{color-scheme:light;font:18px/1.5 system-ui,sans-serif;color:#16211D;background:#F8F8F5}
body{margin:0;padding:2rem 1rem}
main{max-width:32rem;margin:0 auto;padding:2rem;background:#fff;border-top:4px solid #B92D1B}
h1{margin:0 0 1rem;font-size:1.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dd{margin:0;text-align:right;font-weight:bold}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button{font:inherit;padding:.75rem 1rem;border:2px solid #173A32;background:#fff;color:#173A32;cursor:pointer}
button:first-of-type{background:#173A32;color:#fff;font-weight:bold}
:focus-visible{outline:3px solid #B92D1B;outline-offset:2px}
a{color:#173A32}`

/** No scripts, no resources of other origins, no framing. */
export const pagePolicy = (shopUrl: string): string => [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  // The form's redirect target counts too: back to the shop.
  `form-action 'self' ${new URL(shopUrl).origin}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export interface OpenPayment {
  readonly number: string
  readonly amount: string
  readonly token: string
  readonly returnTo: string
}

/** The page on which the shopper pays or cancels. */
export function paymentForm(locale: string, { number, amount, token, returnTo }: OpenPayment): string {
  const messages = paymentMessages(locale)
  const button = (decision: string, label: string) => `<button name="decision" value="${decision}">${escapeHtml(label)}</button>`
  return page(locale, `${messages.title}: ${messages.order(number)}`, `
<dl><dt>${escapeHtml(messages.order(number))}</dt><dd>${escapeHtml(amount)}</dd></dl>
<p>${escapeHtml(messages.test)}</p>
<form method="post">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="return" value="${escapeHtml(returnTo)}">
${button('approve', `${messages.approve} ${amount}`)}
${button('refuse', messages.refuse)}
${button('abandon', messages.abandon)}
</form>`)
}

/** The page of a payment that is already settled. */
export function paymentNotice(locale: string, message: 'paid' | 'impossible' | 'unknown' | 'foreign', backTo: string): string {
  const messages = paymentMessages(locale)
  return page(locale, messages.title, `
<p>${escapeHtml(messages[message])}</p>
<p><a href="${escapeHtml(backTo)}">${escapeHtml(messages.back)}</a></p>`)
}

const page = (locale: string, title: string, body: string): string => `<!doctype html>
<html lang="${languageOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(paymentMessages(locale).title)}</h1>${body}
</main></body>
</html>
`
