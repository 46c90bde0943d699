import type { RefreshPages } from '../../modules/stock-alert/refresh-pages.ts'
import { RENEWAL } from '../../modules/order/order-files.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { pageHeaders, pageHtml, type PageShop } from '../page/page-html.ts'
import { renewalMessages } from './renewal-messages.ts'

export interface DownloadShop extends PageShop {
  readonly now: () => Date
  readonly refreshPages: RefreshPages
}

interface Asked {
  readonly locale: string
  readonly number?: string
  /** After a link that does not work: its status. */
  readonly status?: number
}

/** The form in which a guest asks for new links. */
export function renewalForm(shop: PageShop, request: Request, { locale, number = '', status }: Asked): Response {
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

interface Notice {
  readonly locale: string
  readonly title: string
  readonly text?: string
  readonly status: number
  /** Besides the one back to the shop. */
  readonly links?: readonly { readonly link: string; readonly label: string }[]
}

export function notice(shop: PageShop, { locale, title, text = '', status, links = [] }: Notice): Response {
  const messages = renewalMessages(locale)
  const anchors = [...links, { link: shop.shopUrl, label: messages.back }].map(({ link, label }) => `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`)
  const body = `
<div role="status"><p><strong>${escapeHtml(title)}</strong></p>${text === '' ? '' : `<p>${escapeHtml(text)}</p>`}</div>
<p class="others">${anchors.join('')}</p>`
  return answer(shop, pageHtml(shop, { locale, heading: messages.title, body }), status)
}

const answer = (shop: PageShop, body: string | null, status: number): Response => new Response(body, { status, headers: pageHeaders(shop.shopUrl) })
