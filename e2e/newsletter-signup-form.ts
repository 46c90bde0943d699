import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The newsletter's form among what a page is about. */
export class NewsletterSignupForm {
  readonly #page: Page
  readonly #main: Locator
  readonly #t: Words

  constructor(page: Page, t: Words) {
    this.#page = page
    this.#main = page.getByRole('main')
    this.#t = t
  }

  /** It is loaded when a shopper comes near. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await this.#main.getByRole('heading', { name: this.#t('home.newsletter.title') }).scrollIntoViewIfNeeded()
  }

  get email(): Locator {
    return this.#main.getByLabel(this.#t('newsletter.email'), { exact: true })
  }

  get consent(): Locator {
    return this.#main.getByRole('checkbox', { name: this.#t('newsletter.consent') })
  }

  get submit(): Locator {
    return this.#main.getByRole('button', { name: this.#t('newsletter.submit'), exact: true })
  }

  /** Stays when the toast has gone. */
  notice(role: 'status' | 'alert'): Locator {
    return this.#main.getByRole(role)
  }

  async send(email: string): Promise<void> {
    await this.email.fill(email)
    await this.consent.check()
    await this.submit.click()
  }
}
