import type { Locator, Page } from '@playwright/test'
import { openFooter } from './open-footer.ts'
import type { Translator } from './translator.ts'

/** The newsletter form in the footer. */
export class NewsletterSignupForm {
  readonly #page: Page
  readonly #footer: Locator
  readonly #t: Translator

  constructor(page: Page, t: Translator) {
    this.#page = page
    this.#footer = page.getByRole('contentinfo')
    this.#t = t
  }

  /** The form loads when it is scrolled near. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await openFooter(this.#page)
    await this.#footer.getByRole('heading', { name: this.#t('common.footer.newsletter.title') }).scrollIntoViewIfNeeded()
  }

  get email(): Locator {
    return this.#footer.getByLabel(this.#t('newsletter.email'), { exact: true })
  }

  get consent(): Locator {
    return this.#footer.getByRole('checkbox', { name: this.#t('newsletter.consent') })
  }

  get submit(): Locator {
    return this.#footer.getByRole('button', { name: this.#t('newsletter.submit'), exact: true })
  }

  /** Stays after the toast has disappeared. */
  notice(role: 'status' | 'alert'): Locator {
    return this.#footer.getByRole(role)
  }

  async send(email: string): Promise<void> {
    await this.email.fill(email)
    await this.consent.check()
    await this.submit.click()
  }
}
