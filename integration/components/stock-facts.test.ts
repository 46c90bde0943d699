import { expect, test } from 'vitest'
import { render } from './rendered.fixture.ts'

const facts = { isInStock: true, sku: 'FLASK', isShipped: true, delivery: undefined }
const factsOf = (change: object = {}) => render('product-kinds/stock-facts.tsx', 'StockFacts', { ...facts, ...change })

test('[PDP-15] what is sold out is delivered on no day', async () => {
  expect(await factsOf()).toContain('Delivery')
  expect(await factsOf({ isInStock: false })).not.toContain('Delivery')
})
