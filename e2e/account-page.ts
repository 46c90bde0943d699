import type { Locator, Page } from '@playwright/test'
import { openAs } from './customer-page.ts'
import type { Customer } from './shop-api.ts'
import type { Translator } from './translator.ts'

/** Opens the page with all its settings; the code of the last ones loads on the customer's first interaction. */
export async function openAccount(page: Page, path: string, customer: Customer): Promise<void> {
  await openAs(page, path, customer)
  await page.mouse.move(8, 8)
}

/** The form of account settings. */
export class AccountPage {
  readonly page: Page
  readonly #t: Translator

  constructor(page: Page, t: Translator) {
    this.page = page
    this.#t = t
  }

  text(key: string): string {
    return this.#t(`dashboardAccount.${key}`)
  }

  block(name: 'name' | 'email' | 'password' | 'delete' | 'data'): Locator {
    return this.page.getByRole('region', { name: this.text(`${name}.title`), exact: true })
  }

  field(name: 'firstName' | 'lastName' | 'passwordConfirmation'): Locator {
    return this.page.getByRole('main').getByLabel(this.#t(`register.${name}`), { exact: true })
  }

  get email(): Locator {
    return this.block('email').getByLabel(this.text('email.title'), { exact: true })
  }

  get deletion(): Locator {
    return this.page.getByRole('dialog', { name: this.text('delete.title') })
  }

  get deletionPassword(): Locator {
    return this.deletion.getByLabel(this.text('delete.password'), { exact: true })
  }

  currentPassword(name: 'email' | 'password'): Locator {
    return this.block(name).getByLabel(this.text('currentPassword'), { exact: true })
  }

  get newPassword(): Locator {
    return this.block('password').getByLabel(this.text('password.new'), { exact: true })
  }

  async save(name: 'name' | 'email' | 'password'): Promise<void> {
    await this.block(name).getByRole('button', { name: this.text(`${name}.save`), exact: true }).click()
  }

  async openDeletion(): Promise<void> {
    // The modal is inside the block, and in the DOM while it is closed.
    await this.block('delete').getByRole('button', { name: this.text('delete.title') }).first().click()
  }

  async deleteWith(password: string): Promise<void> {
    await this.deletionPassword.fill(password)
    await this.deletion.getByRole('button', { name: this.text('delete.title') }).click()
  }

  async changeEmail(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.currentPassword('email').fill(password)
    await this.save('email')
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.currentPassword('password').fill(current)
    await this.newPassword.fill(next)
    await this.field('passwordConfirmation').fill(next)
    await this.save('password')
  }
}
