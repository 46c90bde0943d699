import type { OrderRow } from '../../modules/order/order.repository.ts'
import type { Desk, Panel } from './desk.ts'
import { html, type Markup } from './html.ts'
import { ORDER_STEPS, STEPS, stepsOf, takeOrderStep } from './order-steps.ts'
import { placedOrders } from './placed-orders.repository.ts'

const MAX_ROWS = 50

/** Pays, ships, refunds, holds and cancels orders, as their states allow. */
export const ordersPanel: Panel = {
  path: '/desk/orders',
  show: (desk, query) => {
    const term = (query.get('q') ?? '').trim()
    const orders = placedOrders(desk.database, term, MAX_ROWS)
    return {
      title: 'Orders',
      body: html`
<form role="search" action="/desk/orders"><label for="q">Number or e-mail</label><input id="q" name="q" type="search" value="${term}">
<button>Find</button></form>
${orders.length === 0 && html`<p>No ${term !== '' && 'matching '}order yet.</p>`}
<table>
<thead><tr><th scope="col">Order</th><th scope="col">Placed</th><th scope="col">By</th><th scope="col">Total</th><th scope="col">State</th>
<th scope="col">Next step</th></tr></thead>
<tbody>${orders.map((order) => orderRow(desk, order, term))}</tbody>
</table>`,
    }
  },
  actions: Object.fromEntries(
    ORDER_STEPS.map((step) => [step, (desk: Desk, form: URLSearchParams) => takeOrderStep(desk, step, form)]),
  ),
}

function orderRow({ token }: Desk, order: OrderRow, term: string): Markup {
  const { id, number, createdAt, email, grandTotal, currency, state, paymentTitle } = order
  const steps = stepsOf(order)
  return html`<tr><th scope="row">${number}</th><td>${createdAt}</td><td>${email}</td>
<td>${(grandTotal / 100).toFixed(2)} ${currency}<br>${paymentTitle}</td><td>${state}</td>
<td>${steps.length > 0 && html`<form method="post" action="/desk/orders">${token.field}
<input type="hidden" name="q" value="${term}"><input type="hidden" name="order" value="${id}">
${steps.includes('ship') && html`<label>Tracking number<span class="hidden"> of ${number}</span> <input name="track" maxlength="60"></label>`}
${steps.includes('refund') && html`<label><input type="checkbox" name="goods" value="back"> Goods returned</label>`}
${steps.map((step) => html`<button name="do" value="${step}">${STEPS[step].label}<span class="hidden"> ${number}</span></button>`)}</form>`}</td></tr>`
}
