import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { normalRequest, pictureGate } from './picture-gate.ts'

const fetched = vi.fn<typeof fetch>()
const gate = () => pictureGate(['https://shop.example/media/', 'http://localhost:4000/media/'])
const address = (picture: string, rest = '&w=640&q=75') => `/_next/image?url=${encodeURIComponent(picture)}${rest}`
const BOTTLE = 'https://shop.example/media/bottle.webp'

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('picture'))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a picture is fetched only the first time, by GET', async () => {
  const allow = gate()
  expect(await allow(address(BOTTLE))).toBeUndefined()
  expect(allow(address(BOTTLE, '&w=256&q=75'))).toBeUndefined()
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.method, init?.redirect])).toEqual([[BOTTLE, undefined, 'manual']])
})

test.each(['https://shop.example/media/%62ottle.webp', 'https://shop.example/media/%42ottle.webp', 'https://shop.example//media///bottle.webp', 'HTTPS://Shop.Example:443/media/bottle.web%70', `${BOTTLE}?width=9`])(
  '%s is no other picture',
  async (spelled) => {
    const asked = normalRequest(address(spelled), ['https://shop.example/media/'])
    expect(new URLSearchParams(asked.split('?')[1]).get('url')).toBe(spelled.includes('%42') ? BOTTLE.replace('/b', '/B') : BOTTLE)
    expect(await gate()(asked)).toBeUndefined()
  },
)

test('a name with letters of other languages stays as it is', () => {
  const asked = normalRequest(address('https://shop.example/media/%c5%bcó%C5%82w i.webp'), ['https://shop.example/media/'])
  expect(new URLSearchParams(asked.split('?')[1]).get('url')).toBe('https://shop.example/media/%C5%BC%C3%B3%C5%82w%20i.webp')
})

test('a name with two dots is a valid picture', async () => {
  expect(await gate()(address('https://shop.example/media/cup..jpg'))).toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})

test('a hundred simultaneous requests for one picture cause one fetch', async () => {
  const allow = gate()
  await Promise.all(Array.from({ length: 100 }, async () => allow(address(BOTTLE))))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a failed picture is fetched again, and Next handles the request', async () => {
  const allow = gate()
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await allow(address(BOTTLE))).toBeUndefined()
  await allow(address(BOTTLE))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([404, 403, 302])('a picture with status %i counts as missing and is not fetched again for a while', async (status) => {
  const allow = gate()
  fetched.mockImplementation(async () => new Response(null, { status, headers: { location: 'http://localhost:4000/desk' } }))
  expect(await allow(address(BOTTLE))).toBe(404)
  expect(await allow(address(BOTTLE))).toBe(404)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  'https://evil.example/media/x.webp',
  'http://shop.example/media/x.webp',
  'https://shop.example:8443/media/x.webp',
  'https://shop.example.evil.example/media/x.webp',
  'https://user:word@shop.example/media/x.webp',
  'https://shop.example@evil.example/media/x.webp',
  'http://localhost:4000/desk/outbox?q=a',
  'http://localhost:4000/media',
  'http://localhost:4000/mediator/x.webp',
  'http://localhost:4000/media/../desk',
  'http://localhost:4000/media/..;/desk',
  'http://localhost:4000/media/a/..',
  'http://localhost:4000/media/%2f..%2fdesk',
  'http://localhost:4000/media/%2e%2e/desk',
  'http://localhost:4000/media/..%2fdesk',
  'http://localhost:4000/media/a%2Fdesk',
  'http://localhost:4000/media/%252e%252e/desk',
  'http://localhost:4000/media/..\\desk',
  'http://localhost:4000/media/%5c..%5cdesk',
  'http://localhost:4000\\media/x.webp',
  'HTTP://localhost:4000/graphql?query={customer{email}}',
  '//localhost:4000/media/x.webp',
  '/media/x.webp',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  `https://shop.example/media/${'x'.repeat(2000)}`,
  'nonsense',
  '',
])('[IMG-01] %j is not a picture of the shop and is not fetched', (picture) => {
  expect(gate()(address(picture))).toBe(400)
  expect(fetched).not.toHaveBeenCalled()
})

test.each(['', '&w=640', '&q=75', '&w=641&q=75', '&w=640&q=100', '&w=0640&q=75', '&w=640&q=75&x=1', '&w=640&w=256&q=75', '&w=640&q=75&url=https%3A%2F%2Fevil.example', '&w=-1&q=75', '&w=1e3&q=75'])(
  '[IMG-01] a request that Next would refuse, %j, is refused without a fetch',
  (rest) => {
    expect(gate()(address(BOTTLE, rest))).toBe(400)
    expect(fetched).not.toHaveBeenCalled()
  },
)
