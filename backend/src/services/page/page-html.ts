import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { languageOf } from '../../i18n/languages.ts'
import { defaultStore } from '../../modules/store/store.repository.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { logoOf } from '../mail/send-mail.ts'
import { STYLE } from './page-style.ts'

/** The shop whose pages beside the storefront these are: a payment, new links to files. */
export interface PageShop {
  readonly database: DatabaseSync
  readonly shopUrl: string
  readonly publicUrl: string
}

interface Page {
  readonly locale: string
  /** The browser's title; the heading by default. */
  readonly title?: string
  readonly heading: string
  /** HTML. */
  readonly body: string
}

/** No scripts, no resources of other origins, no framing. */
const pagePolicy = (shopUrl: string): string => [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "font-src 'self'",
  // The form's redirect target counts too: back to the shop.
  `form-action 'self' ${new URL(shopUrl).origin}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The headers of such a page. Its address may contain a secret, so no cache keeps it and no other site is told. */
export const pageHeaders = (shopUrl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': pagePolicy(shopUrl),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})

/** In the shop's name, with the logo of its mails. */
export function pageHtml(shop: PageShop, { locale, heading, title = heading, body }: Page): string {
  const store = defaultStore(shop.database)
  if (!store) throw new Error('the shop has no default store view')
  const logo = logoOf({ ...shop, store })
  const name = logo
    ? `<img src="${escapeHtml(new URL(logo.url).pathname)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.alt)}">`
    : escapeHtml(store.groupName)
  return `<!doctype html>
<html lang="${languageOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${store.groupName}`)}</title><style>${STYLE}</style></head>
<body><main><header><a href="${escapeHtml(shop.shopUrl)}">${name}</a><h1>${escapeHtml(heading)}</h1></header>${body}
</main></body>
</html>
`
}

/** Of a visitor whose store view the address does not tell. */
export const localeOf = (request: Request): string => (/^pl\b/i.test(request.headers.get('accept-language') ?? '') ? 'pl_PL' : 'en_GB')

/** Another site's page cannot submit a form, even if it knows what the form needs. */
export function isFromThisPage({ publicUrl }: PageShop, request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  const host = URL.parse(origin)?.host
  return host !== undefined && (host === request.headers.get('host') || host === new URL(publicUrl).host)
}
