import { randomUUID } from 'node:crypto'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { queryBackend, tokenOf } from './query-backend.ts'
import { ContactPage } from './contact-page.ts'
import { LoginPage } from './login-page.ts'
import { NewsletterSignupForm } from './newsletter-signup-form.ts'
import { mailsTo } from './outbox.ts'
import { newcomer, RegisterPage } from './register-page.ts'
import type { ShopApi } from './shop-api.ts'
import type { Locale } from '../storefront/src/i18n/locales.ts'
import type { Translator } from './translator.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly shop: ShopApi
  readonly backendUrl: string
  readonly language: Locale
  readonly path: (path: string) => string
  readonly t: Translator
}

/** A form that is on the screen and has no input yet. */
export interface OpenForm {
  readonly submit: Locator
  /** @returns the fields with their current values */
  fill(): Promise<ReadonlyMap<Locator, string>>
  /** Whether the submission succeeded. */
  expectSent(): Promise<void>
}

/** The forms that reach a person or an account, each opened as a visitor opens it. */
export const CHECKED_FORMS: Readonly<Record<string, (visit: Visit) => Promise<OpenForm>>> = {
  async 'the login'({ page, shop, path, t }) {
    const { email, password } = await shop.createCustomer()
    const form = new LoginPage(page, t)
    await form.open(path('/login'))
    return {
      submit: form.submit,
      fill: () => type([form.email, email], [form.password, password]),
      expectSent: () => expect(page).toHaveURL(path('/dashboard/account')),
    }
  },

  async 'the registration'({ page, path, t, backendUrl }) {
    const customer = newcomer()
    const form = new RegisterPage(page, t)
    await form.open(path('/register'))
    return {
      submit: form.submit,
      async fill() {
        await form.fill(customer)
        await form.consent('statute').check()
        await form.consent('personalData').check()
        return new Map([[form.field('email'), customer.email], [form.field('firstName'), customer.firstName], [form.field('password'), customer.password]])
      },
      async expectSent() {
        await expect(page.getByRole('dialog', { name: t('register.success.title') })).toBeVisible()
        expect(await tokenOf(customer, backendUrl)).not.toBe('')
      },
    }
  },

  async 'the forgotten password'({ page, shop, path, t, backendUrl }) {
    const { email } = await shop.createCustomer()
    await page.goto(path('/forgot-password'))
    const submit = page.getByRole('button', { name: t('login.forgotPassword.submit') })
    await expect(submit).toBeEnabled()
    return {
      submit,
      fill: () => type([page.getByRole('main').getByLabel(t('login.email'), { exact: true }), email]),
      async expectSent() {
        await expect(page.getByText(t('login.forgotPassword.sent'))).toBeVisible()
        expect((await mailsTo(email, backendUrl)).filter(({ text }) => text.includes('createPassword'))).toHaveLength(1)
      },
    }
  },

  async 'the newsletter'({ page, path, t }) {
    const email = `${randomUUID()}@example.com`
    const form = new NewsletterSignupForm(page, t)
    await form.open(path('/'))
    await expect(form.submit).toBeVisible()
    return {
      submit: form.submit,
      async fill() {
        await form.consent.check()
        return type([form.email, email])
      },
      expectSent: () => expect(form.notice('status')).toContainText(t('newsletter.subscribedHelp', { email })),
    }
  },

  async 'the contact form'({ page, path, t }) {
    const message = { name: 'Agata Wierch', email: `${randomUUID()}@example.com`, comment: 'Do you sharpen crampons?' }
    const form = new ContactPage(page, t)
    await form.open(path('/contact'))
    return {
      submit: form.submit,
      async fill() {
        await form.fill(message)
        return new Map((['name', 'email', 'comment'] as const).map((name) => [form.field(name), message[name]]))
      },
      async expectSent() {
        await expect(form.thanks).toBeVisible()
      },
    }
  },

  async 'a review'({ page, context, shop, path, t, language, backendUrl }) {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await page.goto(`${path({ en: '/krywan-3l-shell', pl: '/kurtka-3l-krywan' }[language])}#write-review`)
    const field = (name: string) => page.getByRole('textbox', { name: t(`reviewForm.${name}`), exact: true })
    const summary = `Cold hands ${randomUUID()}`
    await expect(field('summary')).toBeVisible()
    return {
      submit: page.getByRole('button', { name: t('reviewForm.submit') }),
      async fill() {
        await page.getByRole('radio', { name: t('review.stars', { count: 4 }), exact: true }).check({ force: true })
        return type([field('nickname'), 'Agata'], [field('summary'), summary], [field('text'), 'Warm all the same.'])
      },
      async expectSent() {
        await expect(page.getByText(t('reviewForm.sent'))).toBeVisible()
        const { customer: author } = await queryBackend<{ customer: { reviews: { items: { summary: string }[] } } }>(
          '{ customer { reviews { items { summary } } } }', {}, await tokenOf(customer, backendUrl), backendUrl,
        )
        expect(author.reviews.items).toEqual([{ summary }])
      },
    }
  },
}

async function type(...fields: readonly (readonly [Locator, string])[]): Promise<ReadonlyMap<Locator, string>> {
  for (const [field, text] of fields) await field.fill(text)
  return new Map(fields)
}
