import type { Page } from '@playwright/test'
import { FormPage } from './form-page.ts'
import type { Customer } from './shop-api.ts'
import type { Translator } from './translator.ts'

/** The login form. */
export class LoginPage extends FormPage {
  constructor(page: Page, t: Translator) {
    super(page, t, 'login')
  }

  get email() {
    return this.field('email')
  }

  get password() {
    return this.field('password')
  }

  async logIn({ email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
