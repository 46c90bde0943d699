import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { FormPage } from './form-page.ts'
import type { Translator } from './translator.ts'

export const PASSWORD = 'Kozica-1894'

/** The data of a visitor without an account. */
export const newcomer = () => ({ firstName: 'Żaneta', lastName: 'O’Hara-Wąż', email: `${randomUUID()}@example.com`, password: PASSWORD })

type Consent = 'all' | 'statute' | 'personalData' | 'newsletter'

/** By the words before its link or its note. */
export const consentBox = (page: Page, t: Translator, name: Consent): Locator =>
  page.getByRole('checkbox', { name: t(`register.consents.${name}`).replace(/ ?<.*/, '') })

/** The registration form. */
export class RegisterPage extends FormPage {
  constructor(page: Page, t: Translator) {
    super(page, t, 'register')
  }

  consent(name: Consent): Locator {
    return consentBox(this.page, this.t, name)
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value)
    if (values.password) await this.field('passwordConfirmation').fill(values.password)
  }
}
