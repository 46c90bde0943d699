import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLanguage, changeFile, copyCheckout } from '../scripts/checkout-copy.mjs'
import { mailPortOf, portsAt, RUN_FOLDER, urlAt } from './ports.ts'
import { type RunningProcess, startProcess } from './start-shop.ts'
import { expect, test } from './test.ts'

// `npm run dev` in a copy, to which a language was added by the first steps that CONTRIBUTING gives.
const PLACE = 'development'
const CHECKOUT = join(RUN_FOLDER, 'development')
const STOREFRONT = join(CHECKOUT, 'storefront')
const SETTINGS = join(STOREFRONT, '.env.local')
const LANGUAGE = 'qps'

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ baseURL: urlAt(PLACE) })

let shop: RunningProcess | undefined

/** The first locale is that of addresses without one. */
const saveSettings = (locales: string) => writeFileSync(SETTINGS, `NEXT_PUBLIC_LOCALES=${locales}\nSTORE_CODES=en=en,${LANGUAGE}=pl\n`)

test.beforeAll(async () => {
  test.setTimeout(240_000)
  rmSync(CHECKOUT, { recursive: true, force: true })
  copyCheckout(CHECKOUT, ['storefront', 'backend', 'codegen', 'scripts'])
  for (const file of ['package.json', 'codegen.ts']) cpSync(file, join(CHECKOUT, file))
  // The packages of this checkout, as npm has noted them.
  cpSync('node_modules/.package-lock.json', join(CHECKOUT, 'node_modules/.package-lock.json'))
  mkdirSync(join(CHECKOUT, 'docs'))
  addLanguage(CHECKOUT, LANGUAGE, { isComplete: false, switchLabel: 'QPS', dates: 'en-GB', month: 'short', isExtendedLatin: false, notAvailable: ['N/A'] })
  mkdirSync(join(STOREFRONT, 'messages', LANGUAGE))
  writeFileSync(join(STOREFRONT, 'messages', LANGUAGE, 'contact.json'), JSON.stringify({ title: 'Cóntáct' }))
  saveSettings(`en,${LANGUAGE}`)
  const ports = portsAt(PLACE)
  shop = await startProcess(['scripts/dev.mjs'], CHECKOUT, `http://localhost:${ports.backend}/health`, {
    PORT: String(ports.shop),
    BACKEND_PORT: String(ports.backend),
    BACKEND_MAIL_PORT: String(mailPortOf(ports.backend)),
    NEXT_PUBLIC_BUILDER_API_KEY: 'off',
  })
  // It says so once the home page is compiled, which takes long beside other stories.
  await expect.poll(() => shop!.output(), { timeout: 180_000 }).toContain(`Shop     ${urlAt(PLACE)}`)
})
test.afterAll(async () => {
  await shop?.end()
  rmSync(CHECKOUT, { recursive: true })
})

test('[I18N-03] a new language shows English where it has no message and no label yet, and the log says so once', async ({ request }) => {
  const ofBrand = JSON.parse(readFileSync(join(STOREFRONT, 'brand/halny/en.json'), 'utf8')) as { contact: { lead: string } }
  const texts = ['Cóntáct', ofBrand.contact.lead, '24 hours a day, 365 days a year', 'Skip to content']
  for (let visit = 0; visit < 2; visit++) {
    const response = await request.get(`/${LANGUAGE}/contact`)
    const html = await response.text()
    expect([response.status(), html.includes(`lang="${LANGUAGE}"`)]).toEqual([200, true])
    expect(texts.filter((text) => !html.includes(text))).toEqual([])
  }
  const lines = shop!.output().split('\n')
  expect(lines.filter((line) => line.includes(`The language ${LANGUAGE} has no badge.json, `))).toHaveLength(1)
  expect(lines.filter((line) => line.includes(`brand.ts has no contact.hours.${LANGUAGE}, footer.help.0.label.${LANGUAGE}`))).toHaveLength(1)
  expect(shop!.output()).not.toContain('MISSING_MESSAGE')
})

test('a page in development names no script that does not exist', async ({ request }) => {
  const html = await (await request.get('/giewont-grid-fleece')).text()
  const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[^"?\\]+/g))]
  expect(scripts.length).toBeGreaterThan(5)
  const answers = await Promise.all(scripts.map(async (script) => [script, (await request.get(script)).status()]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

test('a saved setting restarts the servers; a nonsensical one is named, and the next one is taken', async ({ request }) => {
  const answers = `The shop answers at ${urlAt(PLACE)}`
  writeFileSync(SETTINGS, 'STOP_TIMEOUT=soon\n')
  await expect.poll(() => shop!.output(), { timeout: 60_000 }).toMatch(/STOP_TIMEOUT must be .*soon/)
  expect(shop!.output()).toContain('storefront/.env.local has changed: the servers restart')
  saveSettings(`${LANGUAGE},en`)
  await expect.poll(() => shop!.output().split(answers), { timeout: 60_000 }).toHaveLength(3)
  expect(await (await request.get('/contact', { timeout: 60_000 })).text()).toContain(`lang="${LANGUAGE}"`)
})

test('an error after an edit is logged with its own file and line', async ({ request }) => {
  const file = join(STOREFRONT, 'src/features/contact/contact-page.tsx')
  const line = readFileSync(file, 'utf8').split('\n').findIndex((text) => text.includes('function ContactPage')) + 2
  changeFile(file, 'locale: Locale }) {\n', "locale: Locale }) {\n  if (locale) throw new Error('broken on purpose')\n")
  await expect.poll(async () => (await request.get('/contact')).status(), { timeout: 60_000 }).toBe(500)
  await expect.poll(() => shop!.output()).toContain('broken on purpose')
  expect(shop!.output()).toContain(`src/features/contact/contact-page.tsx:${line}:`)
})
