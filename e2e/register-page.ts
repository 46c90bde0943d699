import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { FormPage } from './form-page.ts'
import type { Translator } from './translator.ts'

export const PASSWORD = 'Kozica-1894'

/** The data of a visitor without an account. */
export const newcomer = () => ({ firstName: 'Żaneta', lastName: 'O’Hara-Wąż', email: `${randomUUID()}@example.com`, password: PASSWORD })

/** The registration form. */
export class RegisterPage extends FormPage {
  constructor(page: Page, t: Translator) {
    super(page, t, 'register')
  }

  consent(name: 'all' | 'statute' | 'personalData' | 'newsletter') {
    return this.page.getByRole('checkbox', { name: this.t(`register.consents.${name}`).replace(/ ?<.*/, '') })
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value)
    if (values.password) await this.field('passwordConfirmation').fill(values.password)
  }
}
