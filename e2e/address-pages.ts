import type { Locator, Page } from '@playwright/test'
import { queryBackend, tokenOf } from './query-backend.ts'
import { CART, cookie } from './customer-page.ts'
import type { Customer } from './shop-api.ts'
import type { Translator } from './translator.ts'

const ADDRESSES = '{ id email shipping_addresses { city company } billing_address { city company vat_id } items { quantity } }'

interface AddressedCart {
  readonly id: string
  readonly email: string
  readonly shipping_addresses: readonly { readonly city: string; readonly company: string | null }[]
  readonly billing_address: { readonly city: string; readonly company: string | null; readonly vat_id: string | null }
  readonly items: readonly { readonly quantity: number }[]
}

/** This browser's cart in the backend. */
export async function addressedCart(page: Page, customer?: Pick<Customer, 'email' | 'password'>): Promise<AddressedCart> {
  const id = (await cookie(page.context(), CART))!.value
  const { cart } = await queryBackend<{ cart: AddressedCart }>(`query ($id: String!) { cart(cart_id: $id) ${ADDRESSES} }`, { id }, customer && (await tokenOf(customer)))
  return cart
}

/** The cities in the customer's address book. */
export async function addressBook(customer: Pick<Customer, 'email' | 'password'>): Promise<string[]> {
  const query = '{ customer { addresses { city } } }'
  const answer = await queryBackend<{ customer: { addresses: { city: string }[] } }>(query, {}, await tokenOf(customer))
  return answer.customer.addresses.map(({ city }) => city)
}

export const fieldOf = (page: Page, t: Translator) => (name: string) => page.locator('main').getByLabel(t(`customerAddressForm.${name}`), { exact: true })
export const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name })
export const continueCheckout = (page: Page, t: Translator) => page.getByRole('button', { name: t('checkout.address.continue') }).click()

/** The card of the address that contains this text. */
export const cardOf = (page: Page, text: string): Locator => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

export const bookText = (t: Translator) => (key: string) => t(`dashboardAddressBook.${key}`)

export const clickButton = (place: Page | Locator, name: string) => place.getByRole('button', { name }).click()
