import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { portsAt, RUN_FOLDER, urlAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

const PLACE = 'messages missing'
const STOREFRONT = join(import.meta.dirname, '../storefront')
const BUILD = join(RUN_FOLDER, 'build-without-messages')

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt(PLACE), brand: '', expectedErrors: [/MISSING_MESSAGE/] })

let dataFolder: string
let running: Shop

/** A build whose English files of messages are empty. */
test.beforeAll(async () => {
  cpSync(join(STOREFRONT, '.next'), BUILD, { recursive: true, filter: (path) => !/\.next\/(cache|dev)$/.test(path) })
  const compiled = globSync(`${BUILD}/server/**/*messages_en_*.js`).map((file) => /JSON\.parse\('(?:[^'\\]|\\.)*'\)/.exec(readFileSync(file, 'utf8'))![0])
  // The names of the files for browsers do not tell what they contain.
  for (const file of globSync(`${BUILD}/{server,static}/**/*.js`)) {
    const script = readFileSync(file, 'utf8')
    const emptied = compiled.reduce((text, messages) => text.replace(messages, '{}'), script)
    if (emptied !== script) writeFileSync(file, emptied)
  }
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-missing-messages-'))
  running = await startShop(portsAt(PLACE), dataFolder, { BRAND: '', NEXT_PUBLIC_BUILDER_API_KEY: 'off', BUILD_FOLDER: relative(STOREFRONT, BUILD) })
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
  rmSync(BUILD, { recursive: true })
})

const PAGES = [
  '', 'women', 'giewont-grid-fleece', 'search?q=fleece', 'delivery', 'contact', 'cart', 'compare', 'wishlist', 'offline', 'login', 'register', 'forgot-password',
  'customer/account/createPassword', 'find-order', 'withdrawal', 'checkout', 'checkout/delivery', 'checkout/payment', 'checkout/success', 'checkout/error',
  'dashboard/account', 'dashboard/orders', 'dashboard/address-book', 'dashboard/newsletter', 'dashboard/consents', 'dashboard/wishlist', 'dashboard/my-reviews',
]

test('[I18N-03] every page works without a single message, and shows their keys', async ({ request }) => {
  for (const address of PAGES) {
    const response = await request.get(`/${address}`)
    expect([address, response.status()]).toEqual([address, 200])
    expect(await response.text()).toContain('common.skipToContent')
  }
  const missing = await request.get('/no-such-page')
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('errorPage.goToHomepage')])
  // Each is logged once, however many pages lack it.
  expect(running.shopProcess.output().match(/MISSING_MESSAGE: errorPage\.reload /g)).toHaveLength(1)
})

test('[I18N-03] parts that load on demand show their keys, too', async ({ page }) => {
  await page.goto('/giewont-grid-fleece')
  await page.getByRole('button', { name: 'header.miniCart.open' }).click()
  await expect(page.getByRole('dialog')).toContainText('header.miniCart.drawer.empty')
})

test('[I18N-03] the other language has its messages', async ({ request }) => {
  const html = await (await request.get('/pl/contact')).text()
  expect(html).not.toContain('errorPage.')
})
