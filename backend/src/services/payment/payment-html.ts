import { createHash } from 'node:crypto'
import { languageOf } from '../../i18n/languages.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { paymentMessages } from './payment-messages.ts'
import { STYLE } from './payment-style.ts'

/** No scripts, no resources of other origins, no framing. */
export const pagePolicy = (shopUrl: string): string => [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  // The form's redirect target counts too: back to the shop.
  `form-action 'self' ${new URL(shopUrl).origin}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The page of a payment that is already settled. */
export function paymentNotice(locale: string, message: 'paid' | 'impossible' | 'unknown' | 'foreign', backTo: string): string {
  const messages = paymentMessages(locale)
  return paymentHtml(locale, messages.title, `
<p>${escapeHtml(messages[message])}</p>
<p class="others"><a href="${escapeHtml(backTo)}">${escapeHtml(messages.back)}</a></p>`)
}

export function paymentHtml(locale: string, title: string, body: string): string {
  const messages = paymentMessages(locale)
  return `<!doctype html>
<html lang="${languageOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><header><h1>${escapeHtml(messages.title)}</h1><span class="sandbox">${escapeHtml(messages.sandbox)}</span></header>${body}
</main></body>
</html>
`
}
