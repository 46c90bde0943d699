import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { answerOf, PUBLIC_URL } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { getWith, listen } from '../../server.fixture.ts'
import { SITE_KEY } from '../bot-check/site-keys.ts'
import { openDesk, type TestDesk } from './desk.fixture.ts'

let shop: Backend
let desk: TestDesk
beforeAll(async () => {
  shop = openShop()
  desk = await openDesk(shop)
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const PAGES = ['/desk', '/desk/orders', '/desk/reviews', '/desk/stock', '/desk/outbox', '/desk/events']

describe('the desk', () => {
  test.each([...PAGES, '/desk/outbox.json', '/desk/faults'])('%s can only be reached from this machine', async (path) => {
    expect((await getWith(desk.url + path, {})).status).toBe(200)
    for (const headers of [{ host: 'shop.example' }, { origin: 'http://localhost:3000' }, { 'x-forwarded-for': '203.0.113.9' }]) {
      expect(await getWith(desk.url + path, headers)).toEqual({ status: 403, text: 'The desk can only be reached from this machine.' })
    }
    expect((await shop.fetch(new Request(PUBLIC_URL + path))).status).toBe(403)
  })

  test('cannot be read, framed or submitted by other sites, and needs no scripts', async () => {
    const response = await fetch(`${desk.url}/desk`, { headers: { origin: desk.url } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const preflight = await fetch(`${desk.url}/desk/faults`, {
      method: 'OPTIONS', headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    for (const path of PAGES) expect(await desk.get(path)).not.toMatch(/<script|\son\w+=/)
  })

  test('refuses a form without its token or from another site', async () => {
    const fields = { do: 'fault', service: 'content', state: 'down', slow: '0' }
    expect((await desk.post('/desk', fields)).status).toBe(403)
    expect((await desk.post('/desk', { ...fields, token: 'x'.repeat(32) })).status).toBe(403)
    const token = /name="token" value="([^"]+)"/.exec(await desk.get('/desk'))![1]!
    expect((await desk.post('/desk', { ...fields, token }, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await desk.post('/desk', { ...fields, token })).status).toBe(303)
    expect(shop.faults.of('content').state).toBe('down')
    shop.faults.reset()
  })

  test('refuses invalid forms', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const token = /name="token" value="([^"]+)"/.exec(await desk.get('/desk'))![1]!
    for (const [path, fields] of [
      ['/desk', {}], ['/desk', { do: 'toString' }], ['/desk', { do: 'fault', service: 'shop', state: 'down' }],
      ['/desk', { do: 'fault', service: 'media', state: 'asleep' }], ['/desk', { do: 'fault', service: 'media', state: 'up', slow: '9-1' }], ['/desk', { do: 'score', score: '1.1' }], ['/desk', { do: 'score' }],
      ['/desk/stock', { do: 'stock', product: '1', quantity: '-1' }], ['/desk/stock', { do: 'stock', product: '999999', quantity: '1' }],
      ['/desk/events', { do: 'fault' }],
    ] as const) {
      expect((await desk.post(path, { ...fields, token })).status).toBe(400)
    }
    log.mockRestore()
    expect((await fetch(`${desk.url}/desk`, { method: 'PUT' })).status).toBe(405)
    expect((await fetch(`${desk.url}/desk/nothing`)).status).toBe(404)
    expect((await fetch(`${desk.url}/desks`)).status).toBe(404)
  })

  test('can be disabled', async () => {
    const other = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, desk: false })
    const server = await listen(other)
    expect((await fetch(`${server.url}/desk`)).status).toBe(404)
    await server.close()
    await other.close()
  })
})

describe('services', () => {
  test('get faults and are reset', async () => {
    expect(await desk.submit('/desk', { do: 'fault', service: 'content', state: 'failing', slow: '20' })).toContain(
      '<p class="notice" role="status">content is failing, 20 ms late.</p>')
    expect(shop.faults.of('content')).toEqual({ state: 'failing', slow: 20 })
    expect((await fetch(`${desk.url}/api/v3/content/page?apiKey=x`)).status).toBe(500)
    const after = await desk.submit('/desk', { do: 'reset' })
    expect(after).toContain('Every service is reset.')
    expect(shop.faults.of('content')).toEqual({ state: 'up', slow: 0 })
    expect(await desk.get('/desk')).not.toContain('Every service is reset.')
  })

  test('get times that vary, and late answers', async () => {
    const shown = await desk.submit('/desk', { do: 'fault', service: 'content', state: 'up', slow: '500-1000', late: '12000/40@<hill>' })
    expect(shown).toContain('content is up, 500-1000 ms late, late by 12000/40@&lt;hill&gt;.</p>')
    expect(shop.faults.of('content')).toEqual({ state: 'up', slow: 500, slowest: 1000, late: { ms: 12_000, every: 40, containing: '<hill>' } })
    expect(shown).toContain(String.raw`name="slow" pattern="\d+(-\d+)?" size="10" value="500-1000"`)
    expect(shown).toContain('value="12000/40@&lt;hill&gt;"')
    await desk.submit('/desk', { do: 'reset' })
  })

  test('give visitors the selected score', async () => {
    expect(await desk.submit('/desk', { do: 'score', score: '0.3' })).toContain('value="0.3"')
    const { token } = await (await fetch(`${desk.url}/recaptcha/api2/reload?k=${SITE_KEY}&sa=x`)).json() as { token: string }
    const body = new URLSearchParams({ secret: 'halny-embedded-bot-check-secret', response: token })
    expect(await (await fetch(`${desk.url}/recaptcha/api/siteverify`, { method: 'POST', body })).json()).toMatchObject({ score: 0.3 })
  })

  test('get faults as JSON from tests', async () => {
    const send = (body: string, type = 'application/json') =>
      fetch(`${desk.url}/desk/faults`, { method: 'POST', body, headers: { 'content-type': type } })
    const set = await send('{"media":{"state":"down"},"graphql":{"slow":5}}')
    expect(await set.json()).toMatchObject({ media: { state: 'down', slow: 0 }, graphql: { state: 'up', slow: 5 }, mail: { state: 'up', slow: 0 } })
    expect(await (await fetch(`${desk.url}/desk/faults`)).json()).toMatchObject({ media: { state: 'down' } })
    const cleared = await fetch(`${desk.url}/desk/faults`, { method: 'DELETE' })
    expect(await cleared.json()).toMatchObject({ media: { state: 'up' }, graphql: { slow: 0 } })

    expect((await send('{"media":{"state":"down"}}', 'text/plain')).status).toBe(415)
    for (const body of ['', '1', '{"shop":{}}', '{"media":{"state":"x"}}', '{"media":{"slow":-1}}', '{"media":{"slow":5,"slowest":4}}', '{"media":{"late":12000}}']) expect((await send(body)).status).toBe(400)
    expect(shop.faults.of('media').state).toBe('up')
  })
})

describe('stock', () => {
  test('is found by SKU or name, and a change takes effect in the shop', async () => {
    const page = await desk.get('/desk/stock?q=zawrat')
    expect(page).toContain('HAL-ZAW')
    expect(page).not.toContain('HAL-GIE')
    const id = /name="product" value="(\d+)"/.exec(page)![1]!
    const status = async () => (await answerOf(shop, '{ products(filter: { sku: { eq: "HAL-ZAW" } }) { items { stock_status } } }')).products.items
    const after = await desk.submit('/desk/stock', { do: 'stock', product: id, quantity: '0', q: 'zawrat' })
    expect(after).toContain('The stock is 0 now.')
    expect(after).toContain('value="zawrat"')
    expect(await status()).not.toEqual([{ stock_status: 'IN_STOCK' }])
    await desk.submit('/desk/stock', { do: 'stock', product: id, quantity: '7' })
    expect(await status()).toEqual([{ stock_status: 'IN_STOCK' }])
  })

  test('escapes the search term', async () => {
    const page = await desk.get('/desk/stock?q=%22%3E%3Cscript%3E')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(page).toContain('No matching product.')
  })
})

describe('the outbox', () => {
  const write = (recipient: string, subject: string, text = '', html = '') =>
    shop.database.prepare("INSERT INTO mail (recipient, store_id, subject, text, html, created_at) VALUES (?, 1, ?, ?, ?, '2026-11-21T12:00:00.000Z')")
      .run(recipient, subject, text, html).lastInsertRowid

  beforeEach(() => shop.database.exec('DELETE FROM mail'))

  test('lists mails, newest first, optionally of one recipient', async () => {
    expect(await desk.get('/desk/outbox')).toContain('No mail yet.')
    write('a@example.com', 'First')
    write('b@example.com', 'Second <b>')
    const page = await desk.get('/desk/outbox')
    expect(page.indexOf('Second &lt;b&gt;')).toBeLessThan(page.indexOf('First'))
    expect(page).toContain('not sent')
    expect(await desk.get('/desk/outbox?to=A@example.com')).not.toContain('Second')
    const { mails } = await (await fetch(`${desk.url}/desk/outbox.json?to=a@example.com`)).json() as { mails: object[] }
    expect(mails).toMatchObject([{ recipient: 'a@example.com', subject: 'First' }])
  })

  test('shows a mail as text with links, and as HTML in a sandbox', async () => {
    const html = '<p>Hi</p><script>alert(1)</script>'
    const id = write('c@example.com', 'Reset', 'Go to http://shop.test/reset?token=a&b=<c>', html)
    const page = await desk.get(`/desk/outbox/${id}`)
    expect(page).toContain('<a href="http://shop.test/reset?token=a&amp;b=" rel="noreferrer">http://shop.test/reset?token=a&amp;b=</a>&lt;c&gt;')
    expect(page).toContain(`src="/desk/outbox/${id}/html" sandbox></iframe>`)
    const frame = await fetch(`${desk.url}/desk/outbox/${id}/html`)
    expect(await frame.text()).toBe(html)
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';.*frame-ancestors 'self'$/)
    expect((await fetch(`${desk.url}/desk/outbox/9999`)).status).toBe(404)
  })

  test('shows whether a mail was sent, and has pages', async () => {
    write('a@example.com', 'First')
    write('c@example.com', 'Reset')
    shop.database.exec(`
      UPDATE mail SET sent_at = '2026-11-21T12:01:00.000Z' WHERE subject = 'First';
      UPDATE mail SET last_error = 'ECONNREFUSED' WHERE subject = 'Reset'`)
    const page = await desk.get('/desk/outbox')
    expect(page).toContain('sent 2026-11-21T12:01:00.000Z')
    expect(page).toContain('not sent: ECONNREFUSED')
    for (let number = 0; number < 50; number++) write('d@example.com', `Number ${number}`)
    const older = /href="([^"]+)">Older/.exec(await desk.get('/desk/outbox'))![1]!.replaceAll('&amp;', '&')
    expect(await desk.get(older)).toContain('First')
  })
})

test('events that pages reported are counted at the desk', async () => {
  expect(await desk.get('/desk/events')).toContain('No events yet.')
  const body = JSON.stringify({ events: [{ type: 'impression', data: { contentId: '<home>' } }] })
  await fetch(`${desk.url}/api/v1/track`, { method: 'POST', body })
  expect(await desk.get('/desk/events')).toContain('<th scope="row">impression</th><td>&lt;home&gt;</td><td>1</td>')
})
