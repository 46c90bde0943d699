import type { Locator, Page } from '@playwright/test'
import type { Translator } from './translator.ts'

export interface Facts {
  readonly number: string
  readonly email: string
  readonly lastname: string
}

/** The guest order lookup. */
export class FindOrderPage {
  readonly #page: Page
  readonly #t: Translator

  constructor(page: Page, t: Translator) {
    this.#page = page
    this.#t = t
  }

  field(name: keyof Facts | 'postcode'): Locator {
    return this.#page.getByRole('main').getByLabel(this.#t(`findOrder.${name}`), { exact: true })
  }

  get submit(): Locator {
    return this.#page.getByRole('button', { name: this.#t('findOrder.submit') })
  }

  get problem(): Locator {
    return this.#page.getByRole('main').getByRole('alert')
  }

  heading(number: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: number })
  }

  async search(facts: Facts): Promise<void> {
    for (const name of ['number', 'email', 'lastname'] as const) await this.field(name).fill(facts[name])
    await this.submit.click()
  }
}
