import { transaction } from '../../database/transaction.ts'
import { sendStockAlerts } from '../../modules/stock-alert/send-alerts.ts'
import { wholeNumber } from './desk-form.ts'
import type { Desk, Panel } from './desk.ts'
import { html, type Markup } from './html.ts'
import { findStock, setStock, type StockRow } from './stock.repository.ts'

const MAX_ROWS = 50
const MAX_QUANTITY = 1_000_000

/** The quantities of products in stock. */
export const stockPanel: Panel = {
  path: '/desk/stock',
  show: (desk, query) => {
    const term = (query.get('q') ?? '').trim()
    const rows = findStock(desk.database, term, MAX_ROWS)
    return {
      title: 'Stock',
      body: html`
<form role="search" action="/desk/stock"><label for="q">SKU or name</label><input id="q" name="q" type="search" value="${term}">
<button>Find</button></form>
<table>
<thead><tr><th scope="col">SKU</th><th scope="col">Product</th><th scope="col">Quantity</th></tr></thead>
<tbody>${rows.map((row) => stockRow(desk, row, term))}</tbody>
</table>
${rows.length === MAX_ROWS && html`<p>Only the first ${MAX_ROWS} are listed.</p>`}
${rows.length === 0 && html`<p>No matching product.</p>`}`,
    }
  },
  actions: {
    stock: (desk, form) => {
      const id = wholeNumber(form.get('product'), Number.MAX_SAFE_INTEGER)
      const quantity = wholeNumber(form.get('quantity'), MAX_QUANTITY)
      if (id === undefined || quantity === undefined || !changeStock(desk, id, quantity)) return undefined
      return `The stock is ${quantity} now.`
    },
  },
}

const changeStock = ({ now, ...desk }: Desk, productId: number, quantity: number): boolean =>
  transaction(desk.database, () => {
    const isFound = setStock(desk.database, productId, quantity)
    sendStockAlerts({ ...desk, now: now() })
    return isFound
  })

const stockRow = ({ token }: Desk, { id, sku, name, quantity }: StockRow, term: string): Markup =>
  html`<tr><th scope="row">${sku}</th><td>${name}</td><td><form class="one" method="post" action="/desk/stock">${token.field}
<input type="hidden" name="q" value="${term}"><input type="hidden" name="product" value="${id}">
<label><span class="hidden">Quantity of ${sku}</span>
<input type="number" name="quantity" min="0" max="${MAX_QUANTITY}" value="${quantity}" required></label>
<button name="do" value="stock">Set</button></form></td></tr>`
