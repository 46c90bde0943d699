import { json } from '../http/http-plugin.ts'
import type { Desk } from './desk.ts'
import { deskPage } from './desk-page.ts'
import { html, type Markup } from './html.ts'
import { mailState, newestMails } from './outbox-panel.ts'
import { type OutboxMail, outboxMail, outboxMails } from './outbox-reader.repository.ts'

/** One mail as `/desk/outbox/5`, its HTML alone as `/desk/outbox/5/html`, and all of them as JSON for tests. */
export function serveMails({ database }: Desk, { pathname, searchParams }: URL): Response | undefined {
  if (pathname === '/desk/outbox.json') return json({ mails: outboxMails(database, ...newestMails(searchParams)) })
  const [, id, part] = /^\/desk\/outbox\/(\d{1,15})(\/html)?$/.exec(pathname) ?? []
  const mail = id === undefined ? undefined : outboxMail(database, Number(id))
  if (!mail) return undefined
  return part === undefined ? mailPage(mail) : mailHtml(mail)
}

function mailPage(mail: OutboxMail): Response {
  return deskPage({
    path: '/desk/outbox/…',
    title: mail.subject,
    body: html`<dl><dt>To</dt><dd>${mail.recipient}</dd>${mail.replyTo !== null && html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>`}<dt>Created</dt><dd>${mail.createdAt}</dd><dt>State</dt><dd>${mailState(mail)}</dd></dl>
<h2>Text</h2>
<pre>${withLinks(mail.text)}</pre>
<h2>HTML</h2>
<iframe title="The mail as HTML" src="/desk/outbox/${mail.id}/html" sandbox></iframe>`,
  })
}

/** Turns URLs into links and escapes the rest. */
const withLinks = (text: string): Markup[] =>
  text.split(/(https?:\/\/[^\s<>"']+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`))

/** Shown in a sandboxed frame without scripts, forms or an origin, because it contains visitors' texts. */
const mailHtml = ({ html: content }: OutboxMail): Response =>
  new Response(content, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  })
