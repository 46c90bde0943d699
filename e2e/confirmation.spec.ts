import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { LoginPage } from './login-page.ts'
import { NewsletterSignupForm } from './newsletter-signup-form.ts'
import { linkIn, mailsTo } from './outbox.ts'
import { newcomer, RegisterPage } from './register-page.ts'
import { portsAt, urlAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

// One shop for both tests.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: urlAt('confirmation') })

let dataFolder: string
let running: Shop

/** A shop that requires the confirmation of every e-mail address. */
test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-confirmation-'))
  running = await startShop(portsAt('confirmation'), dataFolder)
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 5000 })
  database.exec("INSERT OR REPLACE INTO core_config_data VALUES ('customer/create_account/confirm', '1'), ('newsletter/subscription/confirm', '1')")
  database.close()
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

test('[AUTH-08] an account that needs confirmation: the modal and the mail name one hour, and the link works once', async ({ page, t }) => {
  const customer = newcomer()
  const form = new RegisterPage(page, t)
  await form.open('/register')
  await form.fill(customer)
  await form.consent('all').check()
  await form.submit.click()
  const dialog = page.getByRole('dialog', { name: t('register.success.title') })
  await expect(dialog).toContainText(t('register.success.confirm', { email: customer.email }))
  await expect(dialog).toContainText('one hour')
  await dialog.getByRole('link', { name: t('register.success.dashboard') }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard%2Faccount')

  const login = new LoginPage(page, t)
  await login.logIn(customer)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('login.problem.wrongCredentials'))

  const [mail] = await mailsTo(customer.email, running.backendUrl)
  expect(mail!.text).toContain('one hour')
  const link = linkIn(mail!)
  const confirm = page.getByRole('button', { name: t('register.confirm.submit') })
  await page.goto(link.replace(/key=[^&]+/, 'key=made-up'))
  await confirm.click()
  await expect(page.getByText(t('register.confirm.refused'))).toBeVisible()

  await page.goto(link)
  await confirm.click()
  await expect(page.getByText(t('register.confirm.confirmed'))).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('main').getByRole('link', { name: t('register.confirm.logIn') }).click()
  await login.logIn(customer)
  await expect(page).toHaveURL('/dashboard/account')

  await page.goto(link)
  await confirm.click()
  await expect(page.getByText(t('register.confirm.refused'))).toBeVisible()
})

test('[FORM-03] a subscription that needs confirmation starts with the mail’s link, once, and no one learns who is subscribed', async ({ page, t }) => {
  const email = newcomer().email
  const form = new NewsletterSignupForm(page, t)
  const subscribe = async () => {
    await form.open('/')
    await form.send(email)
    await expect(form.notice('status')).toContainText(t('newsletter.confirm'))
    await expect(form.notice('status')).not.toContainText(t('newsletter.subscribed'))
    const toasts = page.getByRole('region', { name: t('toast-messages.label') })
    await expect(toasts.getByRole('status').filter({ hasText: t('newsletter.confirm') })).toContainText(t('toast-messages.level.info'))
  }
  await subscribe()
  const link = linkIn((await mailsTo(email, running.backendUrl))[0]!)
  expect(link).toContain('/newsletter/subscriber/confirm/id/')
  const locationOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).headers.get('location')!
  // The shop leads to the backend, and the backend back to the shop.
  const ledTo = async () => locationOf(await locationOf(link))
  await page.goto(await ledTo())
  await expect(page).toHaveURL('/newsletter/confirmed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.confirmed.title'))
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.goto(await ledTo())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.expired.title'))
  await expect(page).toHaveTitle(new RegExp(t('newsletter.expired.title')))

  await subscribe()
  expect(await mailsTo(email, running.backendUrl)).toHaveLength(1)
})
