import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateCustomerV2Operation } from '../storefront/src/graphql/generated/register.ts'
import { GenerateCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { GetCustomerOperation } from '../storefront/src/graphql/generated/customer.ts'
import { RequestPasswordResetEmailOperation } from '../storefront/src/graphql/generated/password.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'
import { botCheckHeader } from './bot-check-service.ts'
import { TOKEN } from './customer-page.ts'
import { resetLinkOf } from './outbox.ts'
import { ShopApi } from './shop-api.ts'
import { portsAt, urlAt } from './ports.ts'
import { type RunningProcess, type Shop, startBackend, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('bad days'), expectedErrors: [/50[234]|Failed to fetch|Failed to load resource/] })

const PORTS = portsAt('bad days')
let dataFolder: string
let running: Shop
/** The backend that a test started in place of the first. */
let backend: RunningProcess | undefined

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-bad-days-'))
  running = await startShop(PORTS, dataFolder)
})
test.afterEach(async () => {
  await backend?.end()
  backend = undefined
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

test('when the backend fails, visited pages are served, others have status 503, and the cart recovers by itself', async ({ page, context, request, t }) => {
  await new ShopApi('en', running.url).addToGuestCart(context, 'siklawa-bottle')
  await request.get('/women')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: /siklawa/i }).first()).toBeVisible()

  await running.backendProcess.end('SIGKILL')
  expect((await request.get('/women')).status(), 'a visited page').toBe(200)

  const missing = await page.goto('/rysy-28-pack')
  expect(missing?.status(), 'an unvisited page').toBe(503)
  await expect(page.getByRole('main')).toContainText(t('errorPage.fetchFailed'))
  await expect(page).toHaveTitle(new RegExp(t('errorPage.fetchFailed')))

  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(t('cart.unreachable.title'))

  backend = await startBackend(PORTS.backend, dataFolder)
  await expect(page.getByRole('main').getByRole('link', { name: /siklawa/i }).first()).toBeVisible({ timeout: 20_000 })
  expect((await request.get('/rysy-28-pack')).status(), 'the same page, after the outage').toBe(200)
})

test('an outage is logged with the name of the operation that failed', async () => {
  expect(running.shopProcess.output()).toMatch(/ResolvePath\w*: the backend cannot be reached/)
})

test('no log contains a token, a password or an address, with and without failures', async ({ request, page }) => {
  backend = await startBackend(PORTS.backend, dataFolder, running.url)
  const [email, password, wrong] = [`${randomUUID()}@example.com`, `Kozica-${randomUUID()}`, `Wrong-${randomUUID()}`]
  const botTokens: string[] = []
  const send = async <Variables>({ name, query }: Operation<unknown, Variables>, variables: Variables) => {
    // The bot check is down together with the backend, so forms pass without it.
    const botCheck = await botCheckHeader(query, running.backendUrl).catch(() => ({}))
    botTokens.push(...Object.values(botCheck))
    return request.post('/api/graphql', { headers: { origin: running.url, ...botCheck }, data: { operationName: name, query, variables } })
  }
  const logIn = (enteredPassword: string) => send(GenerateCustomerTokenOperation, { email, password: enteredPassword })

  await send(CreateCustomerV2Operation, { input: { email, password, firstname: 'Agata', lastname: 'Wierch' } })
  await logIn(wrong)
  expect((await logIn(password)).status()).toBe(200)
  const token = (await request.storageState()).cookies.find(({ name }) => name === TOKEN)!.value
  await send(RequestPasswordResetEmailOperation, { email })
  const link = await resetLinkOf(email, running.backendUrl)
  const resetToken = link.searchParams.get('token')!
  await page.goto(link.pathname + link.search)
  await request.get(`${link.pathname}//${link.search}`)

  await backend.end('SIGKILL')
  const before = running.shopProcess.output().length
  expect((await logIn(password)).status()).toBe(502)
  await send(GetCustomerOperation, {})
  const pages = [`/search?q=${email}`, `/pl/customer/account/nowhere${link.search}`]
  expect(await Promise.all(pages.map(async (page) => (await request.get(page)).status()))).toEqual([503, 503])

  const pagesFailed = () => running.shopProcess.output().slice(before).match(/⨯.* ServerError: \w+: the backend/g)?.length
  await expect.poll(pagesFailed, 'the failed search is in the log, and the other page unless it is counted with an equal line').toBeGreaterThanOrEqual(1)
  expect(running.shopProcess.output(), 'an outage is logged without a stack').not.toMatch(/^ +at /m)
  const logs = running.shopProcess.output() + backend.output()
  expect(logs).toContain('GenerateCustomerToken: the backend cannot be reached')
  for (const secret of [email, encodeURIComponent(email), password, wrong, token, resetToken, ...botTokens]) expect(logs).not.toContain(secret)
})
