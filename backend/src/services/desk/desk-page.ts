import { createHash } from 'node:crypto'
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

/** The content security policy allows it by its hash, computed from this text. */
const DESK_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dfe2da, #3b443f); --ink: light-dark(#16211d, #eef1ec); --back: light-dark(#fff, #161c19) }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--back); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 64rem; margin: 0 auto; padding: 1rem }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; border-bottom: 1px solid var(--line) }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; padding: 0; list-style: none }
a { color: inherit }
[aria-current] { font-weight: 700; text-decoration: none }
h1 { font-size: 1.5rem }
h2 { margin-top: 2rem; font-size: 1.125rem }
main { overflow-x: auto }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center }
table + form { margin-top: 1rem }
form.one { display: inline-flex }
input, select, button { min-height: 2.25rem; padding: .25rem .5rem; font: inherit; border: 1px solid currentColor; border-radius: 4px }
input[type=number] { width: 7rem }
button { padding-inline: 1rem; cursor: pointer }
:focus-visible { outline: 3px solid #2a6df4; outline-offset: 2px }
pre { padding: 1rem; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); background: #fff }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
.notice { padding: .5rem 1rem; border-left: 4px solid #2e7d4f }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`

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
