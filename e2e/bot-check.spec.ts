import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botCheckRequests, breakBotCheck, setScore } from './bot-check-service.ts'
import { CHECKED_FORMS } from './checked-forms.ts'
import { LoginPage } from './login-page.ts'
import { operationsOf } from './gateway-operations.ts'
import { backendUrlOf, portsAt, urlAt } from './ports.ts'
import { ShopApi } from './shop-api.ts'
import { type RunningProcess, type Shop, startShop, startStorefront } from './start-shop.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const PLACE = 'bot check'
const ROBOT = 0.1
const PERSON = 0.9

// All visitors of the service share the score.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt(PLACE), expectedErrors: [/gave no token|ERR_|Failed to (fetch|load resource)/] })

let folder: string
let running: Shop

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kram-bot-check-'))
  running = await startShop(portsAt(PLACE), folder)
})
test.beforeEach(async () => {
  await breakBotCheck(undefined, running.backendUrl)
  await setScore(PERSON, running.backendUrl)
})
test.afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

inBothLanguages((language) => {
  for (const [name, open] of Object.entries(CHECKED_FORMS)) {
    test(`[BOT-01] ${name}: a bot is refused, and a person who was taken for one tries again`, { tag: '@polish' }, async ({ page, context, shop, path, t }) => {
      const { backendUrl } = running
      const requests = botCheckRequests(page)
      const form = await open({ page, context, shop, backendUrl, language, path, t })
      await expect(page.getByText(t('common.botCheck.terms').replace(/<.*/s, '')).first()).toBeVisible()
      expect(requests, 'before any input').toEqual([])

      await setScore(ROBOT, backendUrl)
      const entered = await form.fill()
      await expect.poll(() => requests, 'after the first input').toEqual(['api.js'])
      await form.submit.click()
      const notice = page.getByRole('alert').filter({ hasText: t('common.botCheck.botCheckFailed') })
      await expect(notice).toBeInViewport()
      await expect(notice).toContainText(t('common.botCheck.botCheckFailedHelp'))
      expect(requests).toEqual(['api.js', 'reload'])
      for (const [field, text] of entered) await expect(field).toHaveValue(text)
      expect(await violations(page)).toEqual([])

      await setScore(PERSON, backendUrl)
      await form.submit.click()
      await form.expectSent()
    })
  }
})

test('[BOT-01] while the bot check is down forms are accepted, and the log says so once', async ({ page, shop, t }) => {
  await breakBotCheck({ state: 'down' }, running.backendUrl)
  const login = new LoginPage(page, t)
  for (const customer of [await shop.createCustomer(), await shop.createCustomer()]) {
    await login.open('/login')
    await login.logIn(customer)
    await expect(page).toHaveURL('/dashboard/account')
    await page.context().clearCookies()
  }
  expect(running.shopProcess.output().match(/The bot check is unavailable, and forms are accepted unchecked/g)).toHaveLength(1)
})

test.describe('a shop that refuses without its bot check', () => {
  let strict: RunningProcess
  const ports = { ...portsAt('bot check that refuses'), backend: portsAt(PLACE).backend }

  test.use({ baseURL: urlAt('bot check that refuses'), knownHosts: [backendUrlOf(urlAt(PLACE))] })
  test.beforeAll(async () => {
    strict = await startStorefront(ports, { BOT_CHECK_WHEN_DOWN: 'refuse' })
  })
  test.afterAll(() => strict.end())

  test('[BOT-01] reports the failed check, keeps the form’s values, and accepts them once the check works', async ({ page, t }) => {
    const customer = await new ShopApi('en', running.url).createCustomer()
    await breakBotCheck({ state: 'failing' }, running.backendUrl)
    const login = new LoginPage(page, t)
    await login.open('/login')
    await login.logIn(customer)
    await expect(page.getByRole('alert').filter({ hasText: t('common.botCheck.botCheckDownHelp') })).toContainText(t('common.botCheck.botCheckDown'))
    await expect(login.password).toHaveValue(customer.password)
    expect(strict.output()).toContain('forms are refused')
    await breakBotCheck(undefined, running.backendUrl)
    await login.submit.click()
    await expect(page).toHaveURL('/dashboard/account')
  })
})

test.describe('a shop whose backend verifies the tokens', () => {
  let backed: Shop
  let backedFolder: string

  test.use({ baseURL: urlAt('bot check in the backend') })
  test.beforeAll(async () => {
    backedFolder = mkdtempSync(join(tmpdir(), 'kram-bot-check-'))
    backed = await startShop(portsAt('bot check in the backend'), backedFolder, { BOT_CHECK_SECRET: '' }, { backendSettings: { BACKEND_BOT_CHECK: '1' } })
  })
  test.afterAll(async () => {
    await backed.stop()
    rmSync(backedFolder, { recursive: true })
  })

  test('[BOT-01] forwards tokens, shows the backend’s refusal, and fetches a token for a form that only the backend checks', async ({ page, t }) => {
    await setScore(ROBOT, backed.backendUrl)
    const login = new LoginPage(page, t)
    await login.open('/login')
    await login.logIn({ email: 'tom@halny.example', password: 'Halny-1894' })
    await expect(page.getByRole('alert').filter({ hasText: t('common.botCheck.botCheckFailedHelp') })).toBeVisible()
    await setScore(PERSON, backed.backendUrl)
    await login.submit.click()
    await expect(page).toHaveURL('/dashboard/account')

    await page.goto('/customer/account/createPassword?token=made-up&email=tom@halny.example')
    const [requests, sent] = [botCheckRequests(page), operationsOf(page)]
    await page.getByLabel(t('login.createPassword.newPassword'), { exact: true }).fill('Swistak-2027!')
    await page.getByLabel(t('register.passwordConfirmation'), { exact: true }).fill('Swistak-2027!')
    await page.getByRole('button', { name: t('login.createPassword.submit') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('login.createPassword.newLink') })).toBeVisible()
    expect(requests).toEqual(['api.js', 'reload'])
    expect(sent.filter((name) => name === 'ResetPassword')).toHaveLength(2)
  })
})
