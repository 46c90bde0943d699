import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { openShop } from '../../shop.fixture.ts'

let shop: Backend
beforeAll(() => {
  shop = openShop()
})
afterAll(() => shop.close())

test('the pages beside the sample shop have its font, from their own origin', async () => {
  const page = await shop.fetch(new Request('http://shop.test/payment/redirect?token=x'))
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
  const fonts = [...(await page.text()).matchAll(/url\("(\/media\/[^"]*)"\)/g)].map(([, path]) => path)
  expect(fonts).toHaveLength(2)
  for (const path of fonts) {
    const font = await shop.fetch(new Request(`http://shop.test${path}`))
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(Buffer.from(await font.arrayBuffer()).subarray(0, 4).toString()).toBe('wOF2')
  }
})
