import { FormPage } from './form-page.ts'
import type { Page } from '@playwright/test'
import type { Locator } from '@playwright/test'
import type { Translator } from './translator.ts'

export interface Message {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly comment: string
}

export class ContactPage extends FormPage {
  constructor(page: Page, t: Translator) {
    super(page, t, 'contact')
  }

  override field(name: keyof Message): Locator {
    const label = name === 'telephone' ? this.t('contact.phone').replaceAll(/<.*?>/g, '') : this.t(`contact.${name}`)
    return this.page.getByRole('main').getByRole('textbox', { name: label, exact: true })
  }

  get problem(): Locator {
    return this.page.getByRole('main').getByRole('alert')
  }

  get thanks(): Locator {
    return this.page.getByRole('main').getByRole('status').filter({ hasText: this.t('contact.sent.title') })
  }

  async fill(message: Partial<Message>): Promise<void> {
    for (const [name, text] of Object.entries(message)) await this.field(name as keyof Message).fill(text)
  }
}
