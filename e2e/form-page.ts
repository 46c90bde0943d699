import { expect, type Locator, type Page } from '@playwright/test'
import type { Translator } from './translator.ts'

/** An account page with one form. */
export class FormPage {
  protected readonly page: Page
  protected readonly t: Translator
  readonly #namespace: string

  constructor(page: Page, t: Translator, namespace: string) {
    this.page = page
    this.t = t
    this.#namespace = namespace
  }

  /** Before hydration, a form accepts input without validating it. */
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
