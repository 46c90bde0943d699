import { createHash } from 'node:crypto'
import { DESK_STYLE } from './desk-style.ts'
import { html, Markup } from './html.ts'

const PAGES = [
  ['/desk', 'Services'],
  ['/desk/orders', 'Orders'],
  ['/desk/withdrawals', 'Withdrawals'],
  ['/desk/reviews', 'Reviews'],
  ['/desk/stock', 'Stock'],
  ['/desk/content', 'Content'],
  ['/desk/outbox', 'Outbox'],
  ['/desk/events', 'Events'],
] as const

const STYLE_HASH = createHash('sha256').update(DESK_STYLE).digest('base64')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export interface DeskPage {
  readonly path: string
  readonly title: string
  readonly body: Markup
  /** The result of the last action. */
  readonly notice?: string | undefined
  readonly status?: number
}

export function deskPage({ path, title, body, notice, status = 200 }: DeskPage): Response {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Desk</title>
<style>${new Markup(DESK_STYLE)}</style>
</head>
<body>
<header><b>Desk</b><nav aria-label="Desk"><ul>${PAGES.map(([href, label]) =>
    html`<li><a href="${href}"${href === path ? new Markup(' aria-current="page"') : ''}>${label}</a></li>`)}</ul></nav></header>
<main>
<h1>${title}</h1>
${notice && html`<p class="notice" role="status">${notice}</p>`}
${body}
</main>
</body>
</html>
`
  return new Response(page.html, { status, headers: HEADERS })
}
