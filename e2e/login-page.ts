import { expect, type Page } from '@playwright/test'
import type { Customer } from './shop-api.ts'
import type { Words } from './words.ts'

/** The login as a shopper fills it in. */
export class LoginPage {
  readonly #page: Page
  readonly #t: Words

  constructor(page: Page, t: Words) {
    this.#page = page
    this.#t = t
  }

  /** Until the scripts run, a form takes what is typed but says nothing of it. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await expect(this.submit).toBeEnabled()
  }

  get email() {
    return this.#page.getByLabel(this.#t('login.email'), { exact: true })
  }

  get password() {
    return this.#page.getByLabel(this.#t('login.password'), { exact: true })
  }

  get submit() {
    return this.#page.getByRole('main').getByRole('button', { name: this.#t('login.submit'), exact: true })
  }

  async logIn({ email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
