import { randomUUID } from 'node:crypto'
import { SubscribeEmailToNewsletterOperation } from '../storefront/src/graphql/generated/newsletter-signup.ts'
import { queryBackend, tokenOf } from './query-backend.ts'
import { failOperation, fulfillAsGateway, routeOperation } from './gateway-operations.ts'
import { botCheckHeader } from './bot-check-service.ts'
import { NewsletterSignupForm } from './newsletter-signup-form.ts'
import { backendUrlOf } from './ports.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const someone = () => `${randomUUID()}@example.com`

inBothLanguages(() => {
  test('[FORM-03] a visitor subscribes by keyboard, after the missing values are reported at their fields', { tag: ['@polish', '@also-phone'] }, async ({ page, path, t }) => {
    const form = new NewsletterSignupForm(page, t)
    await form.open(path('/'))
    await form.email.press('Enter')
    await expect(form.email).toBeFocused()
    await expect(form.email).toHaveAccessibleDescription(t('newsletter.error.required'))
    await expect(form.consent).toHaveAccessibleDescription(t('newsletter.error.consent'))
    await form.email.pressSequentially('anna@')
    await expect(form.email).toHaveAccessibleDescription(t('newsletter.error.emailWrong'))
    expect(await violations(page)).toEqual([])

    const email = someone()
    await form.email.fill(email)
    await form.email.press('Enter')
    await expect(form.consent).toBeFocused()
    await page.keyboard.press('Space')
    await expect(form.consent).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Enter')
    const toast = page.getByRole('region', { name: t('toast-messages.label') }).getByRole('status').filter({ hasText: t('newsletter.subscribed') })
    await expect(toast).toContainText(t('toast-messages.level.success'))
    await expect(form.notice('status')).toContainText(t('newsletter.subscribedHelp', { email }))
    await expect(page.locator(':focus')).toContainText(email)
    await expect(form.email).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})

test('[FORM-03] a customer finds the e-mail filled in, and the account shows the subscription', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  const form = new NewsletterSignupForm(page, t)
  await form.open('/')
  await expect(form.email).toHaveValue(customer.email)
  await form.consent.check()
  await form.submit.click()
  await expect(form.notice('status')).toContainText(t('newsletter.subscribedHelp', { email: customer.email }))
  const { customer: known } = await queryBackend<{ customer: object }>('{ customer { is_subscribed } }', {}, await tokenOf(customer))
  expect(known).toEqual({ is_subscribed: true })
})

test('[FORM-03] the form does not reveal whether an address is subscribed', async ({ page, t }) => {
  const email = someone()
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.request().postData()?.includes(SubscribeEmailToNewsletterOperation.name)) void response.text().then((text) => answers.push(`${response.status()} ${text}`))
  })
  const form = new NewsletterSignupForm(page, t)
  for (let times = 0; times < 2; times += 1) {
    await form.open('/')
    await form.send(email)
    await expect(form.notice('status')).toContainText(t('newsletter.subscribedHelp', { email }))
    await expect.poll(() => answers).toHaveLength(times + 1)
  }
  await expect.poll(() => answers.length).toBe(2)
  expect(answers[0]).toContain('SUBSCRIBED')
  expect(answers[1]).toBe(answers[0])
})

test.describe('while the backend fails', () => {
  test.use({ expectedErrors: [/status of (502|429)|The newsletter signup failed/] })

  test('[FORM-03] the form’s values survive an outage, refusals and rate limiting, each with its message', async ({ page, t, baseURL, extraHTTPHeaders }) => {
    const email = someone()
    const form = new NewsletterSignupForm(page, t)
    const toast = page.getByRole('region', { name: t('toast-messages.label') }).getByRole('alert').filter({ hasText: t('newsletter.failed') })
    await failOperation(page, SubscribeEmailToNewsletterOperation.name)
    await form.open('/')
    await form.send(email)
    await expect(form.notice('alert')).toContainText(t('newsletter.problem.unreachable'))
    await expect(page.getByRole('region', { name: t('toast-messages.label') }).getByRole('alert')).toContainText(t('newsletter.problem.unreachable'))
    await expect(toast, 'the address may be subscribed').toHaveCount(0)
    await expect(form.email).toHaveValue(email)
    await expect(form.consent).toBeChecked()
    expect(await violations(page)).toEqual([])

    await page.unroute('**/api/graphql')
    for (const [said, shown] of [
      ['Guests can not subscribe to the newsletter. You must create an account to subscribe.', 'newsletter.problem.customersOnly'],
      ['Cannot create a newsletter subscription.', 'newsletter.problem.refused'],
      ['Enter a valid email address.', undefined],
    ] as const) {
      await routeOperation(page, SubscribeEmailToNewsletterOperation.name, (route) =>
        fulfillAsGateway(route, {
          data: { subscribeEmailToNewsletter: null },
          errors: [{ message: said, path: ['subscribeEmailToNewsletter'], extensions: { category: 'graphql-input' } }],
        }))
      await form.submit.click()
      if (shown) await expect(form.notice('alert')).toContainText(t(shown))
      else await expect(form.email).toHaveAccessibleDescription(t('newsletter.error.emailWrong'))
      await expect(toast, 'the last failure replaces the one before').toHaveCount(1)
      await expect(form.email).toHaveValue(email)
      await page.unroute('**/api/graphql')
    }

    const { name: operationName, query } = SubscribeEmailToNewsletterOperation
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await page.request.post('/api/graphql', {
        headers: { ...extraHTTPHeaders, origin: baseURL!, store: 'en', ...(await botCheckHeader(query, backendUrlOf(baseURL!))) },
        data: { operationName, query, variables: { email } },
      })
      expect(answer.status()).toBe(200)
    }
    const refused = page.waitForResponse((response) => response.status() === 429)
    await form.submit.click()
    expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(3500)
    await expect(form.notice('alert')).toContainText(t('newsletter.problem.tooManyMinutes', { minutes: 60 }))
    await expect(toast).toHaveCount(1)
    await expect(form.email).toHaveValue(email)
  })
})
