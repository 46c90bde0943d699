import type { Page } from '@playwright/test'
import { SaveConsentsOperation } from '../storefront/src/graphql/generated/my-consents.since-2.4.7.ts'
import { queryBackend, tokenOf } from './query-backend.ts'
import { SESSION } from './customer-page.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { newcomer, RegisterPage } from './register-page.ts'
import type { Customer } from './shop-api.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

/** The consents of the sample shop. */
const CONSENTS = {
  en: { marketing: 'I want to get offers by email', statute: 'I accept the terms of sale' },
  pl: { marketing: 'Chcę otrzymywać oferty e-mailem', statute: 'Akceptuję regulamin' },
}

const today = (language: string) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(new Date())
const row = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

async function storedConsents(customer: Pick<Customer, 'email' | 'password'>) {
  const query = '{ customer { is_subscribed custom_attributes { code ... on AttributeValue { value } } } }'
  const { customer: stored } = await queryBackend<{ customer: { is_subscribed: boolean; custom_attributes: { code: string; value: string }[] } }>(query, {}, await tokenOf(customer))
  return { isSubscribed: stored.is_subscribed, ...Object.fromEntries(stored.custom_attributes.map(({ code, value }) => [code, value])) } as Record<string, string | boolean>
}

/** An evening in UTC that is already the next day in Warsaw. */
const OLD = { text: 'The text of spring', at: '2026-03-31T22:30:00.000Z', day: { en: '1 April 2026', pl: '1 kwietnia 2026' } }

async function agreeInSpring(customer: Customer): Promise<void> {
  const attributes = [
    { attribute_code: 'consent_personal_data', value: '1' },
    { attribute_code: 'consent_personal_data_record', value: `given ${OLD.at} ${OLD.text}` },
  ]
  await queryBackend(SaveConsentsOperation.query, { attributes }, await tokenOf(customer))
}

inBothLanguages((language) => {
  test('[ACC-08] [ROUTE-18] consents are listed, given and withdrawn, with their texts and dates', { tag: ['@polish', '@also-phone'] }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const consents = CONSENTS[language]
    const given = t('dashboardConsents.given', { date: today(language) })
    await agreeInSpring(customer)
    await shop.logIn(context, customer)
    await page.goto(path('/dashboard/consents'))
    const save = page.getByRole('button', { name: t('dashboardConsents.save') })
    await expect(row(page, consents.marketing)).toContainText(t('dashboardConsents.notGiven'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.sections.consents'))
    await expect(page).toHaveTitle(new RegExp(`^${t('dashboard.sections.consents')} – `))
    await expect(row(page, OLD.text), 'by the shop’s clock').toContainText(t('dashboardConsents.read', { date: OLD.day[language] }))
    await expect(row(page, OLD.text).locator('b'), 'in the language of the page').toHaveText(t('dashboardConsents.personalData'))
    await row(page, OLD.text).getByText(t('dashboardConsents.wording')).click()
    await expect(page.getByText(OLD.text)).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const consent of [t('dashboardConsents.newsletter'), consents.marketing, consents.statute]) await row(page, consent).getByRole('checkbox').check()
    await save.click()
    await expect(page.getByText(t('dashboardConsents.saved'))).toBeVisible()
    for (const consent of [t('dashboardConsents.newsletter'), consents.marketing]) await expect(row(page, consent)).toContainText(given)
    // A required consent cannot be unticked, and the page explains how to withdraw it.
    await expect(row(page, consents.statute)).toContainText(t('dashboardConsents.accepted', { date: today(language) }))
    await expect(row(page, consents.statute).locator('b')).toHaveText(t('dashboardConsents.statute'))
    await expect(row(page, consents.statute).getByRole('checkbox')).toHaveCount(0)
    await expect(row(page, consents.statute).getByRole('link')).toHaveAttribute('href', path('/dashboard/account#delete'))
    expect(await violations(page)).toEqual([])
    expect(await storedConsents(customer)).toMatchObject({ isSubscribed: true, consent_marketing: '1', consent_statute: '1', consent_marketing_record: expect.stringContaining(consents.marketing) })

    await page.reload()
    await row(page, consents.marketing).getByRole('checkbox').uncheck()
    await save.click()
    await expect(row(page, consents.marketing)).toContainText(t('dashboardConsents.withdrawn', { date: today(language) }))
    expect(await storedConsents(customer)).toMatchObject({ isSubscribed: true, consent_marketing: '0', consent_statute: '1' })
  })

  test('[ACC-07] [ROUTE-17] a customer subscribes to the newsletter and unsubscribes', { tag: ['@polish', '@also-phone'] }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const text = (key: string) => t(`dashboardNewsletter.${key}`)
    const goesTo = (key: string) => text(key).replace('<email></email>', customer.email)
    await shop.logIn(context, customer)
    await page.goto(path('/dashboard/newsletter'))
    const main = page.getByRole('main')
    const save = main.getByRole('button', { name: text('save') })
    await expect(main.getByText(text('inactive'), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.sections.newsletter'))
    await expect(page).toHaveTitle(new RegExp(`^${t('dashboard.sections.newsletter')} – `))
    await expect(main).toContainText(goesTo('wouldGoTo'))
    expect(await violations(page)).toEqual([])
    await main.getByRole('checkbox', { name: text('general') }).check()
    await save.click()
    await expect(page.getByText(text('subscribed'))).toBeVisible()
    await expect(main.getByText(text('active'), { exact: true })).toBeVisible()
    await expect(main).toContainText(goesTo('goesTo'))
    expect((await storedConsents(customer)).isSubscribed).toBe(true)
    await page.reload()
    await expect(main.getByRole('checkbox', { name: text('general') })).toBeChecked()
    await main.getByRole('checkbox', { name: text('general') }).uncheck()
    await save.click()
    await expect(page.getByText(text('unsubscribed'))).toBeVisible()
    await expect(main.getByText(text('inactive'), { exact: true })).toBeVisible()
    expect((await storedConsents(customer)).isSubscribed).toBe(false)
  })
})

test('[AUTH-11] [ACC-08] the account shows the consents of the registration with the texts of that day', async ({ page, t }) => {
  const visitor = newcomer()
  const form = new RegisterPage(page, t)
  await form.open('/register')
  await form.fill(visitor)
  await form.consent('all').check()
  await form.submit.click()
  await page.getByRole('dialog').getByRole('link', { name: t('register.success.dashboard') }).click()
  await page.goto('/dashboard/consents')
  const consents = { accepted: 'I accept the terms of sale', read: 'I have read the privacy policy', given: 'Send me the newsletter' }
  for (const [state, consent] of Object.entries(consents)) {
    await expect(row(page, consent)).toContainText(t(`dashboardConsents.${state}`, { date: today('en') }))
  }
})

test('[ACC-08] ticked boxes survive a session timeout, and consents that another tab saved meanwhile are kept', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  await page.goto('/dashboard/consents')
  const marketing = row(page, CONSENTS.en.marketing).getByRole('checkbox')
  await marketing.check()
  await context.clearCookies({ name: SESSION })
  await new LoginPage(page, t).logIn(customer)
  await expect(marketing).toBeChecked()
  await expect(row(page, CONSENTS.en.marketing)).toContainText(t('dashboardConsents.notGiven'))

  await queryBackend('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }', {}, await tokenOf(customer))
  const save = page.getByRole('button', { name: t('dashboardConsents.save') })
  await save.click()
  await expect(row(page, t('dashboardConsents.newsletter')).getByRole('checkbox')).toBeChecked()
  await expect(row(page, t('dashboardConsents.newsletter')), 'the other device recorded no day').toContainText(t('dashboardConsents.givenUndated'))
  await expect(marketing).toBeChecked()
  await row(page, CONSENTS.en.statute).getByRole('checkbox').check()
  await save.click()
  await expect(row(page, CONSENTS.en.statute).getByRole('checkbox')).toHaveCount(0)
  expect(await storedConsents(customer)).toMatchObject({ isSubscribed: true, consent_marketing: '1', consent_statute: '1' })
})

test('[ACC-07] [ACC-08] a box that was ticked and unticked is no change, and never undoes a subscription', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  await page.goto('/dashboard/consents')
  const newsletter = row(page, t('dashboardConsents.newsletter')).getByRole('checkbox')
  await newsletter.check()
  await newsletter.uncheck()
  await queryBackend('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }', {}, await tokenOf(customer))
  await page.reload()
  await expect(newsletter).toBeChecked()
  await row(page, CONSENTS.en.marketing).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('dashboardConsents.save') }).click()
  await expect(page.getByText(t('dashboardConsents.saved'))).toBeVisible()
  expect(await storedConsents(customer)).toMatchObject({ isSubscribed: true, consent_marketing: '1' })
})

test('[ACC-07] [ACC-08] a shop with double opt-in says that it sends a link, also on the page of consents', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  await page.goto('/dashboard/newsletter')
  for (const operation of ['SetNewsletterSubscription', SaveConsentsOperation.name]) {
    await routeOperation(page, operation, (route) => route.fulfill({ json: { data: { updateCustomerV2: { customer: { is_subscribed: false } } } } }))
  }
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('dashboardNewsletter.save') }).click()
  await expect(page.getByText(t('dashboardNewsletter.confirmHelp', { email: customer.email }))).toBeVisible()
  await expect(page.getByText(t('dashboardNewsletter.inactive'), { exact: true })).toBeVisible()

  await page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByRole('link', { name: t('dashboard.sections.consents') }).click()
  await row(page, t('dashboardConsents.newsletter')).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('dashboardConsents.save') }).click()
  await expect(page.getByText(t('dashboardNewsletter.confirmHelp', { email: customer.email }))).toBeVisible()
  await expect(row(page, t('dashboardConsents.newsletter'))).toContainText(t('dashboardConsents.notGiven'))
})

test.describe('while the backend fails', () => {
  test.use({ expectedErrors: [/status of 502|could not be (saved|changed)/] })

  test('[ACC-08] a consent whose answer was lost can be withdrawn at once', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await page.goto('/dashboard/consents')
    const marketing = row(page, CONSENTS.en.marketing).getByRole('checkbox')
    const save = page.getByRole('button', { name: t('dashboardConsents.save') })
    await routeOperation(page, SaveConsentsOperation.name, async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, json: { errors: [] } })
    })
    await marketing.check()
    await save.click()
    await expect(page.getByText(t('dashboardConsents.failed'))).toBeVisible()
    expect(await storedConsents(customer)).toMatchObject({ consent_marketing: '1' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await marketing.uncheck()
    await save.click()
    await expect(page.getByText(t('dashboardConsents.saved'))).toBeVisible()
    await expect(page.getByText(t('dashboardConsents.failed'))).toBeHidden()
    expect(await storedConsents(customer)).toMatchObject({ consent_marketing: '0' })
  })

  test('[ACC-07] [SHELL-12] a subscription whose answer was lost is shown beside the error', async ({ page, t, context, shop }) => {
    await shop.logIn(context, await shop.createCustomer())
    await page.goto('/dashboard/newsletter')
    await routeOperation(page, 'SetNewsletterSubscription', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, json: { errors: [] } })
    })
    await page.getByRole('main').getByRole('checkbox').check()
    await page.getByRole('button', { name: t('dashboardNewsletter.save') }).click()
    await expect(page.getByText(t('dashboardNewsletter.active'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('dashboardNewsletter.failed'))).toBeVisible()
  })

  for (const [section, operation, saved] of [['Newsletter', 'SetNewsletterSubscription', 'subscribed'], ['Consents', 'SaveConsents', 'saved']] as const) {
    test(`[ACC-07] [ACC-08] ${section}: a failed change shows an error and can be retried`, async ({ page, t, context, shop }) => {
      await shop.logIn(context, await shop.createCustomer())
      await page.goto(`/dashboard/${section.toLowerCase()}`)
      const box = page.getByRole('main').getByRole('checkbox').first()
      const save = page.getByRole('button', { name: t(`dashboard${section}.save`) })
      await failOperation(page, operation)
      await box.check()
      await save.click()
      await expect(page.getByText(t(`dashboard${section}.failed`))).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await page.getByText(t(`dashboard${section}.${saved}`)).count(), 'a success message').toBe(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await save.click()
      await expect(page.getByText(t(`dashboard${section}.failed`))).toBeHidden()
      await expect(box).toBeChecked()
    })
  }
})
