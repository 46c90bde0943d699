import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { block, CONTENT_FAULTS, type ContentService, startContentProxy, pageEntry, textBlock, writeEntry } from './content-service.ts'
import { pageHead } from './page-head.ts'
import { backendUrlOf, portsAt, urlAt } from './ports.ts'
import { type RunningProcess, startBackend, startStorefront } from './start-shop.ts'
import { expect, test } from './test.ts'
import { translatorFor } from './translator.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('content outage'), expectedErrors: [/404/] })

const inPolish = translatorFor('pl', 'halny')
const BACKEND_URL = backendUrlOf(urlAt('content outage'))

let dataFolder: string
let backend: RunningProcess
let service: ContentService
let storefront: RunningProcess | undefined

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-content-outage-'))
  backend = await startBackend(portsAt('content outage').backend, dataFolder)
  service = await startContentProxy(BACKEND_URL)
  await writeEntry(BACKEND_URL, 'page/halny-home', { data: { blocks: [block('Hero', { title: 'Snow is coming' })] } })
  for (const address of ['privacy-policy', 'avalanche-course']) {
    await writeEntry(BACKEND_URL, 'page', pageEntry(`/${address}`, `/pl/${address}`, ['Marketing was here', 'Tu był marketing'], [textBlock('Here.', 'Tu.')]))
  }
})
test.afterEach(async () => {
  await storefront?.end()
  storefront = undefined
})
test.afterAll(async () => {
  service.close()
  await backend.end()
  rmSync(dataFolder, { recursive: true })
})

for (const fault of CONTENT_FAULTS) {
  test(`[CONTENT-03] [HOME-01] [HOME-02] the content service ${fault}: every page works without it`, async ({ request, t }) => {
    service.fault = fault
    storefront = await startStorefront(portsAt('content outage'), { BUILDER_URL: service.url })
    const started = performance.now()
    const home = await request.get('/')
    expect(performance.now() - started, 'milliseconds of waiting for the first page').toBeLessThan(4000)
    expect(home.status()).toBe(200)
    const html = await home.text()
    expect(html).not.toContain('Snow is coming')
    expect(html).toContain('Named after places')
    for (const part of ['category.bestsellers.title', 'home.partners.title']) expect(html, part).toContain(`>${t(part)}</h2>`)
    expect(Number(/max-age=(\d+)/.exec(home.headers()['cdn-cache-control']!)![1]), 'seconds in caches').toBeLessThanOrEqual(15)

    const reads = service.reads()
    expect(pageHead(await (await request.get('/privacy-policy')).text()).title).toContain('Privacy')
    expect((await request.get('/women')).status()).toBe(200)
    expect((await request.get('/avalanche-course')).status()).toBe(404)
    expect(service.reads() - reads, 'the other pages wait for at most one more attempt').toBeLessThanOrEqual(1)
    const polish = await (await request.get('/pl')).text()
    expect(polish).toContain('href="/pl/bestsellers"')
    for (const part of ['turnia', 'limba', 'kozica', 'mroz', 'perc', 'polana']) expect(polish).toContain(`>${inPolish(`home.partners.${part}`)}<`)
    expect(storefront.output().split('\n').filter((line) => line.includes('content service'))).toHaveLength(1)
  })
}
