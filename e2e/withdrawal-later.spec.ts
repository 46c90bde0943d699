import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderAsCustomer, advanceOrder } from './customer-orders.ts'
import { mailsTo } from './outbox.ts'
import { portsAt, urlAt } from './ports.ts'
import { type Shop, startBackend, startShop, startStorefront } from './start-shop.ts'
import { expect, test } from './test.ts'
import { deskRows, guestsOrder, WithdrawalPage } from './withdrawal-page.ts'

const PLACE = 'withdrawal later'
const PORTS = portsAt(PLACE)

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt(PLACE), expectedErrors: [/50[234]|Failed to (fetch|load resource)/] })

let folder: string
let running: Shop
const settings = () => ({ WITHDRAWAL_FOLDER: join(folder, 'withdrawals'), WITHDRAWAL_BEGUN_STATUSES: 'Complete' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kram-withdrawal-'))
  running = await startShop(PORTS, folder, settings())
})
test.afterAll(async () => {
  // Restarted processes would otherwise answer the next run's requests.
  await Promise.all([running.shopProcess.end(), running.backendProcess.end()])
  rmSync(folder, { recursive: true })
})

test('[WITHDRAW-04] a declaration during an outage of the backend is acknowledged, survives a crash, and is delivered later', async ({ page, shop, t }) => {
  const { backendUrl } = running
  const facts = await guestsOrder(shop, `${randomUUID()}@example.com`, { backendUrl })
  const form = new WithdrawalPage(page, t)
  await page.goto('/withdrawal')
  await running.backendProcess.end()
  await form.fill(facts)
  await form.continueButton.click()
  await form.confirmButton.click()
  const id = await form.declaredId()

  const waiting = join(folder, 'withdrawals/waiting')
  const [file] = readdirSync(waiting).filter((name) => name.endsWith('.json'))
  expect(statSync(join(waiting, file!)).mode & 0o777).toBe(0o600)
  await expect.poll(() => running.shopProcess.output()).toContain(`Declaration ${id} waits`)
  const output = running.shopProcess.output()
  for (const personal of [facts.email, 'Wierch', facts.number]) expect(output).not.toContain(personal)

  await running.shopProcess.end('SIGKILL')
  const backendProcess = await startBackend(PORTS.backend, folder, running.url)
  running = { ...running, backendProcess, shopProcess: await startStorefront(PORTS, settings()) }
  await expect.poll(() => deskRows(id, backendUrl)).toHaveLength(1)
  expect((await deskRows(id, backendUrl))[0]).toContain('not checked')
  await expect.poll(async () => (await mailsTo(facts.email, backendUrl)).some(({ subject }) => subject.includes(id))).toBe(true)
  await expect.poll(() => readdirSync(waiting)).toEqual([])

  await page.goto('/withdrawal')
  await expect(form.declaration).toContainText(id)
})

test('[WITHDRAW-06] a service that has begun is listed as exempt, alone and beside goods', async ({ page, context, shop, t }) => {
  const { backendUrl } = running
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  const form = new WithdrawalPage(page, t)

  const service = await orderAsCustomer(customer, [{ sku: 'HAL-LAW' }], { delivery: null, backendUrl })
  await page.goto(`/withdrawal?order=${service}`)
  await form.choose('some')
  await form.continueButton.click()
  await expect(page.getByRole('group', { name: t('withdrawal.items.title') })).toContainText(t('withdrawal.caution.service'))
  await advanceOrder(service, 'pay', { backendUrl })
  await page.goto(`/withdrawal?order=${service}`)
  await form.continueButton.click()
  await expect(page.getByRole('status').filter({ hasText: t('withdrawal.problem.exempt') })).toContainText(t('withdrawal.problem.begun'))
  await expect(form.confirmButton).toHaveCount(0)

  const mixed = await orderAsCustomer(customer, [{ sku: 'HAL-LAW' }, { sku: 'HAL-GIE' }], { backendUrl })
  for (const step of ['pay', 'ship'] as const) await advanceOrder(mixed, step, { backendUrl })
  await page.goto(`/withdrawal?order=${mixed}`)
  await form.choose('some')
  await form.continueButton.click()
  const items = page.getByRole('group', { name: t('withdrawal.items.title') })
  await expect(items).toContainText(t('withdrawal.barrier.begun'))
  await expect(items.getByRole('checkbox')).toHaveCount(1)
  await form.choose('whole')
  await form.continueButton.click()
  await expect(page.getByText(t('withdrawal.confirm.left'))).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: t('withdrawal.barrier.begun') })).toBeVisible()
  await form.confirmButton.click()
  await expect(form.declaration).toContainText('Giewont')
  await expect(form.declaration).not.toContainText('LAW')
})
