import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const isAccepted = async (siteUrl: string, headers: Record<string, string>): Promise<boolean> => {
  vi.resetModules()
  vi.stubEnv('SITE_URL', siteUrl)
  const { hasOwnOrigin } = await import('./own-origin.ts')
  return hasOwnOrigin({ headers: new Headers(headers) })
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('with SITE_URL', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['http://shop.example:8080', 'http://shop.example:8080'],
  ])('%s accepts calls from its own pages through a proxy with another host name', async (siteUrl, origin) => {
    expect(await isAccepted(siteUrl, { origin, host: 'shop.internal:3000' })).toBe(true)
  })

  test.each([
    ['http://shop.example', {}],
    ['https://evil.example', { host: 'evil.example' }],
    ['https://evil.example', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
    ['https://evil.example', { host: 'shop.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['http://localhost:3000', { host: 'localhost:3000' }],
    ['https://shop.example.evil.example', {}],
    ['null', {}],
    ['', {}],
  ])('refuses calls from %s', async (origin, headers) => {
    expect(await isAccepted('https://shop.example', { host: 'shop.example', origin, ...headers })).toBe(false)
  })
})

describe('without SITE_URL', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '192.168.1.20:3000', '[fd00::1]:3000', 'laptop:3000', 'laptop.local:3000'])('accepts calls from its own pages at %s', async (host) => {
    expect(await isAccepted('', { host, origin: `http://${host}` })).toBe(true)
  })

  test.each([
    ['a page at another address', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
    ['a host name that another site can point at this server', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
    ['a sandboxed frame or a file', { host: 'localhost:3000', origin: 'null' }],
    ['an extension', { host: 'laptop', origin: 'moz-extension://laptop' }],
  ])('refuses calls from %s', async (_what, headers) => {
    expect(await isAccepted('', headers)).toBe(false)
  })
})

test('the log names each refused origin once, with the setting, and ten at most', async () => {
  vi.resetModules()
  vi.stubEnv('SITE_URL', 'https://shop.example')
  const { hasOwnOrigin } = await import('./own-origin.ts')
  const call = (origin: string) => hasOwnOrigin({ headers: new Headers({ host: 'shop.example', origin }) })
  for (const origin of ['https://evil.example', 'https://www.shop.example', 'https://www.shop.example']) call(origin)
  const lines = vi.mocked(console.warn).mock.calls
  expect(lines).toEqual([[expect.stringContaining('https://evil.example ')], [expect.stringMatching(/https:\/\/www\.shop\.example .*SITE_URL \(https:\/\/shop\.example\)/)]])
  for (let site = 0; site < 20; site++) call(`https://${site}.example`)
  expect(lines).toHaveLength(10)
})
