import { expect, test } from 'vitest'
import { standInForBackend } from './backend.fixture.ts'
import { CartOperation } from './generated/cart.ts'
import { read } from './server.ts'

const backend = standInForBackend()

test('what a page is made of is read for everybody: the backend hears of no visitor', async () => {
  await read(CartOperation, { cartId: 'abc' }, { locale: 'pl', tags: ['store'] }).catch(() => undefined)
  expect([...backend.calls[0]!.headers.keys()].toSorted()).toEqual(['accept', 'content-type', 'store'])
})
