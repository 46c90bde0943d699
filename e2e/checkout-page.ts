import type { Locator, Page } from '@playwright/test'
import type { Translator } from './translator.ts'

export const SHOPPER = {
  email: 'agata@example.com',
  firstName: 'Agata',
  lastName: 'Wierch',
  street: 'Kościeliska',
  number: '14a/3',
  postalCode: '34-500',
  city: 'Zakopane',
  phoneNumber: '+48 600 100 200',
} as const

/** The last button, whose text depends on the payment method. */
export const orderButtonName = (t: Translator): RegExp =>
  new RegExp(`^(${(['place', 'placeAndPay', 'placeFree'] as const).map((label) => t(`checkout.payment.${label}`)).join('|')})$`)

export const orderButton = (page: Page, t: Translator): Locator => page.getByRole('button', { name: orderButtonName(t) })

/** The three steps of the checkout, each ending on the next one's page. */
export class CheckoutPage {
  readonly #page: Page
  readonly #t: Translator

  constructor(page: Page, t: Translator) {
    this.#page = page
    this.#t = t
  }

  async fillAddress(shopper: Partial<Record<keyof typeof SHOPPER, string>> = SHOPPER): Promise<void> {
    for (const [field, value] of Object.entries(shopper)) {
      await this.#page.locator('main').getByLabel(this.#t(`customerAddressForm.${field}`), { exact: true }).fill(value)
    }
  }

  async submitAddress(): Promise<void> {
    await this.fillAddress()
    await this.#page.getByRole('button', { name: this.#t('checkout.address.continue') }).click()
  }

  async chooseDelivery(name: RegExp): Promise<void> {
    await this.#page.getByRole('radio', { name }).check()
    await this.#page.getByRole('button', { name: this.#t('checkout.delivery.continue') }).click()
  }

  async choosePayment(name: RegExp): Promise<void> {
    await this.#page.getByRole('radio', { name }).check()
    await this.acceptAgreements()
  }

  async acceptAgreements(): Promise<void> {
    await orderButton(this.#page, this.#t).waitFor()
    for (const consent of await this.#page.getByRole('main').getByRole('checkbox').all()) await consent.check()
  }

  async place(): Promise<void> {
    await orderButton(this.#page, this.#t).click()
  }

  /** The number on the success page. */
  async orderNumber(): Promise<string> {
    await this.#page.waitForURL(/\/checkout\/success\?orderId=\d+/)
    return new URL(this.#page.url()).searchParams.get('orderId')!
  }
}
