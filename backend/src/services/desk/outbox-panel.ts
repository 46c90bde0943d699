import { wholeNumber } from './desk-form.ts'
import type { Panel } from './desk.ts'
import { html, type Markup } from './html.ts'
import { type OutboxMail, outboxMails } from './outbox-reader.repository.ts'

const PER_PAGE = 50

export function newestMails(query: URLSearchParams): [recipient: string, before: number, limit: number] {
  const before = wholeNumber(query.get('before'), Number.MAX_SAFE_INTEGER) ?? Number.MAX_SAFE_INTEGER
  return [(query.get('to') ?? '').trim(), before, PER_PAGE]
}

/** The shop's mails, sent and unsent. */
export const outboxPanel: Panel = {
  path: '/desk/outbox',
  show: ({ database }, query) => {
    const [recipient] = newestMails(query)
    const mails = outboxMails(database, ...newestMails(query))
    return {
      title: 'Outbox',
      body: html`
<form role="search" action="/desk/outbox"><label for="to">To</label><input id="to" name="to" type="search" value="${recipient}">
<button>Find</button></form>
${mails.length === 0 && html`<p>No mail${recipient !== '' && ' to this address'} yet.</p>`}
<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Created</th><th scope="col">State</th></tr></thead>
<tbody>${mails.map(mailRow)}</tbody>
</table>
${mails.length === PER_PAGE && html`<p><a href="/desk/outbox?${new URLSearchParams({ to: recipient, before: String(mails.at(-1)?.id) }).toString()}">Older</a></p>`}`,
    }
  },
}

const mailRow = (mail: OutboxMail): Markup =>
  html`<tr><th scope="row"><a href="/desk/outbox/${mail.id}">${mail.subject}</a></th><td>${mail.recipient}</td><td>${mail.createdAt}</td>
<td>${mailState(mail)}</td></tr>`

export function mailState({ sentAt, lastError }: OutboxMail): string {
  if (sentAt !== null) return `sent ${sentAt}`
  return lastError === null ? 'not sent' : `not sent: ${lastError}`
}
