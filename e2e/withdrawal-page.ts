import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { mailsTo } from './outbox.ts'
import { orderAsGuest } from './order-as-guest.ts'
import type { ShopApi } from './shop-api.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { expect } from './test.ts'
import type { Translator } from './translator.ts'

export interface WithdrawalFacts {
  readonly firstName: string
  readonly lastName: string
  readonly number: string
  readonly email: string
}

/** The withdrawal page. */
export class WithdrawalPage {
  readonly page: Page
  readonly t: Translator

  constructor(page: Page, t: Translator) {
    this.page = page
    this.t = t
  }

  field(name: 'firstName' | 'lastName' | 'number' | 'email' | 'replyTo' | 'goods'): Locator {
    return this.page.getByRole('main').getByLabel(this.t(`withdrawal.${name}`), { exact: true })
  }

  async fill(facts: Partial<WithdrawalFacts>): Promise<void> {
    for (const [name, value] of Object.entries(facts)) await this.field(name as keyof WithdrawalFacts).fill(value)
  }

  choose(scope: 'whole' | 'some'): Promise<void> {
    return this.page.getByRole('radio', { name: this.t(`withdrawal.scope.${scope}`) }).check()
  }

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: this.t('withdrawal.continue') })
  }

  get confirmButton(): Locator {
    return this.page.getByRole('button', { name: this.t('withdrawal.confirm.action') })
  }

  /** The text of the recorded declaration. */
  get declaration(): Locator {
    return this.page.getByRole('region', { name: this.t('withdrawal.done.text') })
  }

  async declaredId(): Promise<string> {
    await expect(this.declaration).toBeVisible()
    return /W-[A-Z\d]{4}-[A-Z\d]{4}/.exec(await this.declaration.innerText())![0]
  }
}

/** A unique e-mail address. */
export const uniqueEmail = (): string => `${randomUUID()}@example.com`

/** Places a guest order elsewhere. @returns the facts that the guest knows */
export async function guestsOrder(
  shop: ShopApi,
  email: string,
  { urlKey = 'giewont-grid-fleece', quantity = 1, backendUrl = BACKEND_URL, store = 'default' } = {},
): Promise<WithdrawalFacts> {
  const cartId = await shop.createCart()
  await shop.add(cartId, urlKey, quantity)
  await orderAsGuest(cartId, { email, backendUrl, store })
  const [mail] = await mailsTo(email, backendUrl)
  return { firstName: 'Agata', lastName: 'Wierch', email, number: /\d{9,}/.exec(mail!.subject)![0] }
}

/** The text of the desk's rows that contain the text. */
export async function deskRows(text: string, backendUrl = BACKEND_URL): Promise<string[]> {
  const page = await (await fetch(`${backendUrl}/desk/withdrawals`)).text()
  return page.split('<tr>').slice(1).filter((row) => row.includes(text))
}
