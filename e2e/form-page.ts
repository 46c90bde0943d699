import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A page about an account that is one form, as a shopper fills it in. */
export class FormPage {
  protected readonly page: Page
  protected readonly t: Words
  readonly #namespace: string

  constructor(page: Page, t: Words, namespace: string) {
    this.page = page
    this.t = t
    this.#namespace = namespace
  }

  /** Until the scripts run, a form takes what is typed but says nothing of it. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.submit).toBeEnabled()
  }

  field(name: string): Locator {
    return this.page.getByRole('main').getByLabel(this.t(`${this.#namespace}.${name}`), { exact: true })
  }

  get submit(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.t(`${this.#namespace}.submit`), exact: true })
  }
}
