import { CART_TRAITS } from './catalogue/cart.ts'
import { CHECKOUT_TRAITS } from './catalogue/checkout.ts'
import { CUSTOMER_TRAITS } from './catalogue/customer.ts'
import { SHOP_TRAITS } from './catalogue/shop.ts'
import type { ErrorCategory } from './catalogue/traits.ts'

/** The codes and the category of each refusal, beside its sentence. */
export const TRAITS = { ...CART_TRAITS, ...CHECKOUT_TRAITS, ...CUSTOMER_TRAITS, ...SHOP_TRAITS }

/** Refusals that end an operation; the others are returned in a list of errors in the data. */
export type ThrownCode = {
  [Code in keyof typeof TRAITS]: (typeof TRAITS)[Code] extends { readonly category: ErrorCategory } ? Code : never
}[keyof typeof TRAITS]
