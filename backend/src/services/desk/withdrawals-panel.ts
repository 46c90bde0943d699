import { orderTime } from '../../modules/order/order-format.ts'
import type { Panel } from './desk.ts'
import { html, type Markup } from './html.ts'
import { type DeclaredWithdrawal, declaredWithdrawals } from './withdrawals.repository.ts'

const MAX_ROWS = 50

/** Withdrawals from contracts, received through the contact form or by mail. */
export const withdrawalsPanel: Panel = {
  path: '/desk/withdrawals',
  show: ({ database }) => {
    const withdrawals = declaredWithdrawals(database, MAX_ROWS)
    return {
      title: 'Withdrawals',
      body: withdrawals.length === 0
        ? html`<p>No withdrawals yet.</p>`
        : html`<table>
<thead><tr><th scope="col">Declaration</th><th scope="col">Order</th><th scope="col">By</th><th scope="col">Items</th><th scope="col">Declared</th>
<th scope="col">Details</th></tr></thead>
<tbody>${withdrawals.map(withdrawalRow)}</tbody>
</table>`,
    }
  },
}

const withdrawalRow = ({ id, mailId, order, name, email, items, declaredAt, isChecked }: DeclaredWithdrawal): Markup =>
  html`<tr><th scope="row"><a href="/desk/outbox/${mailId}">${id}</a></th><td><a href="/desk/orders?${new URLSearchParams({ q: order }).toString()}">${order}</a></td>
<td>${name}<br>${email}</td><td>${items.length === 0 ? 'the whole order' : items.map((item) => html`${item}<br>`)}</td>
<td>${orderTime(declaredAt)} UTC</td><td>${isChecked ? 'match the order' : 'not checked'}</td></tr>`
