import { expect, test } from './test.ts'

const PAGES = ['/', '/women', '/women?color=1', '/giewont-grid-fleece', '/cart', '/checkout', '/search?q=tee', '/pl', '/pl/kobiety', '/pl/cart', '/nothing-here']

test('every page is the same bytes for everybody: nothing of a visitor stands in HTML', async ({ request, shop, context }) => {
  const cartId = await shop.addToGuestCart(context, 'siklawa-bottle')
  for (const path of PAGES) {
    const stranger = await request.get(path, { headers: { cookie: '' } })
    const visitor = await request.get(path, { headers: { cookie: `magento_cartId=${cartId}; magento_customerToken=secret-token`, 'accept-language': 'pl' } })
    expect(await visitor.text(), path).toBe(await stranger.text())
    expect(visitor.headers()['set-cookie'], path).toBeUndefined()
  }
})

test('a page that was visited once is served from memory', async ({ request }) => {
  for (const path of PAGES.filter((page) => page !== '/nothing-here')) {
    await request.get(path)
    expect((await request.get(path)).headers()['x-cache'], path).toBe('HIT')
  }
})

test('the order and number of query keys make no page of their own', async ({ request }) => {
  const first = await request.get('/women?p=1&sort=price__ASC&utm_source=mail')
  const second = await request.get('/women?fbclid=x&sort=price__ASC&p=1')
  expect(second.headers().etag).toBe(first.headers().etag)
  expect(second.headers()['x-cache']).toBe('HIT')
})
