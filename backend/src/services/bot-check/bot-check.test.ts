import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { SECRET_KEY, SITE_KEY } from './site-keys.ts'

let shop: Backend
let time: Date
beforeEach(() => {
  time = new Date('2026-11-21T12:00:00.500Z')
  shop = createBackend({ database: ':memory:', publicUrl: 'http://shop.test', now: () => time })
})
afterEach(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) => shop.fetch(new Request(`http://shop.test${path}`, { headers }))

const newToken = async (action = 'login') => {
  const response = await get(`/recaptcha/api2/reload?k=${SITE_KEY}&sa=${action}`, { origin: 'https://store.test:3000' })
  return ((await response.json()) as { token: string }).token
}

const verify = async (form: Record<string, string>) => {
  const init = { method: 'POST', body: new URLSearchParams(form).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  return (await shop.fetch(new Request('http://shop.test/recaptcha/api/siteverify', init))).json()
}

test('a token is verified once, with its action and the page’s host', async () => {
  const response = await newToken('customer/login')
  expect(await verify({ secret: SECRET_KEY, response, remoteip: '127.0.0.1' })).toEqual({
    success: true, score: 0.9, action: 'customer/login', challenge_ts: '2026-11-21T12:00:00Z', hostname: 'store.test',
  })
  expect(await verify({ secret: SECRET_KEY, response })).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
})

test('an overlong host name is not stored', async () => {
  const response = await get(`/recaptcha/api2/reload?k=${SITE_KEY}&sa=login`, { origin: `https://${'x'.repeat(10_000)}` })
  const { token } = await response.json() as { token: string }
  expect(await verify({ secret: SECRET_KEY, response: token })).toMatchObject({ success: true, hostname: '' })
})

test('a token is valid for two minutes', async () => {
  const [early, late] = [await newToken(), await newToken()]
  time = new Date(time.getTime() + 120_000)
  expect(await verify({ secret: SECRET_KEY, response: early })).toMatchObject({ success: true })
  time = new Date(time.getTime() + 1)
  expect(await verify({ secret: SECRET_KEY, response: late })).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
})

test.each([
  [{}, 'missing-input-secret'],
  [{ secret: 'wrong', response: 'x' }, 'invalid-input-secret'],
  [{ secret: SECRET_KEY }, 'missing-input-response'],
  [{ secret: SECRET_KEY, response: 'made-up' }, 'timeout-or-duplicate'],
])('%j is refused with %s', async (form, code) => {
  expect(await verify(form)).toEqual({ success: false, 'error-codes': [code] })
})

test('an unknown site key gets no token', async () => {
  expect((await get('/recaptcha/api2/reload?k=other&sa=login')).status).toBe(400)
})

/** Runs the page's script as a browser does, with its requests sent to the backend. */
async function page(render: string, more: object = {}) {
  const response = await get(`/recaptcha/api.js?render=${render}&onload=started`)
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const window: Record<string, unknown> = { ...more }
  const browser = {
    window, URL, Promise, Error, encodeURIComponent,
    document: { currentScript: { src: `http://shop.test/recaptcha/api.js?render=${render}&onload=started` } },
    fetch: (address: string) => shop.fetch(new Request(address)),
  }
  runInContext(await response.text(), createContext(browser))
  return window.grecaptcha as { ready: (run: () => void) => void; execute: (key: string, options: object) => Promise<string> }
}

test('the page’s script calls back when it is ready and fetches tokens', async () => {
  const calls: string[] = []
  const grecaptcha = await page(SITE_KEY, {
    started: () => calls.push('onload'),
    ___grecaptcha_cfg: { fns: [() => calls.push('queued')] },
  })
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  expect(calls).toEqual(['queued', 'onload'])
  const response = await grecaptcha.execute(SITE_KEY, { action: 'contact' })
  expect(await verify({ secret: SECRET_KEY, response })).toMatchObject({ success: true, action: 'contact' })
})

test('the page’s script refuses a key that it was not loaded with', async () => {
  const grecaptcha = await page(SITE_KEY)
  await expect(grecaptcha.execute('other', { action: 'contact' })).rejects.toThrow('Invalid site key or not loaded in api.js: other')
})
