import type { GraphQLErrorBody } from '../errors.ts'
import { isTechnical } from './library-messages.ts'
import type { Refusal } from './reason.ts'

/** The operation that was refused. */
export interface RefusedOperation {
  /** Its root field. */
  readonly field: string
  readonly variables: Readonly<Record<string, unknown>>
}

type Kind = 'input' | 'missing' | 'exists' | 'forbidden' | 'other'

const KINDS: Readonly<Record<string, Kind>> = {
  'graphql-input': 'input',
  'graphql-no-such-entity': 'missing',
  'graphql-already-exists': 'exists',
  'graphql-authorization': 'forbidden',
}

/**
 * Magento 2.4.6 sends no extensions for a missing entity; a failing proxy in front of Magento sends its own. An error before the
 * execution has no path.
 */
export function kindOf({ message, path, extensions = {} }: GraphQLErrorBody): Kind {
  if (path?.length !== 1) return 'other'
  if (Object.keys(extensions).length === 0) return isTechnical(message) ? 'other' : 'missing'
  return KINDS[extensions.category ?? ''] ?? 'other'
}

/** Reasons that the field and the category determine; Magento translates neither. */
export function byField(error: GraphQLErrorBody, operation: RefusedOperation): Refusal | undefined {
  const kind = kindOf(error)
  const field = error.path?.[0] ?? operation.field
  if (field === 'cart' && kind === 'missing') return { reason: 'cartGone' }
  if (field === 'cart' && kind === 'forbidden') return { reason: 'cartForeign' }
  if (field === 'placeOrder' && kind === 'exists') return { reason: 'orderUnderWay' }
  // The e-mail and the password are always sent, so only the bot check makes a login's input invalid. The doctor detects reCAPTCHA by it.
  if (field === 'generateCustomerToken' && kind === 'input') return { reason: 'botCheckFailed' }
  if (field === 'confirmEmail' && kind === 'input') return { reason: 'linkRefused' }
  if ((field === 'updateCustomerAddress' || field === 'deleteCustomerAddress') && kind === 'missing') return { reason: 'savedAddressGone' }
  if (!EMAIL_FIELDS.has(field)) return undefined
  if (kind === 'exists') return { reason: 'emailTaken' }
  return kind === 'input' ? byQuotedEmail(error, operation.variables) : undefined
}

/** Fields that set the e-mail address of an account. */
const EMAIL_FIELDS = new Set<string | number>(['createCustomerV2', 'updateCustomerEmail'])

/** The remaining reason if the cart exists, is the visitor's own, and is not empty. */
export function byFieldInActiveCart(error: GraphQLErrorBody, { field, variables }: RefusedOperation): Refusal | undefined {
  const kind = kindOf(error)
  if (kind === 'missing' && (field === 'updateCartItems' || field === 'removeItemFromCart')) return { reason: 'lineGone' }
  // The older mutations that add a product; `addProductsToCart` lists the missing ones as `user_errors`.
  if (kind === 'missing' && /^add\w+ProductsToCart$/.test(field)) return { reason: 'notFound' }
  if (kind === 'missing' && field === 'applyCouponToCart') return { reason: 'couponWrong' }
  if (kind === 'input' && field === 'setGuestEmailOnCart') return { reason: 'emailWrong' }
  if (kind === 'input' && field === 'setPaymentMethodOnCart') return { reason: 'payment' }
  const isOfSavedAddress = (kind === 'missing' || kind === 'forbidden') && hasSavedAddress(variables)
  return isOfSavedAddress ? { reason: 'savedAddressGone' } : undefined
}

const ADDRESS_FIELDS = /["„“”«»'](firstname|lastname|street|city|telephone|postcode|regionId|countryId)["“”«»']/

/** Messages quote a field's code, which is the same in every language. */
export function byQuotedField({ message }: GraphQLErrorBody, { field, variables }: RefusedOperation): Refusal | undefined {
  if (field === 'createCustomerAddress' || field === 'updateCustomerAddress') return inAddressBook(message, variables)
  if (field !== 'setShippingAddressesOnCart' && field !== 'setBillingAddressOnCart') return undefined
  const location = pickupLocation(variables)
  if (location && message.includes(location)) return { reason: 'locationGone' }
  const code = ADDRESS_FIELDS.exec(message)?.[1]
  if (code) return { reason: 'fieldMissing', field: code }
  return message.includes('region_id') ? { reason: 'regionWrong' } : undefined
}

const LISTED_CODE = /: (?:[a-z_]+, )*?(firstname|lastname|street|city|telephone|postcode|region_id|country_id)(?:, [a-z_]+)*\.?$/

/** In the address book, missing fields have other codes, and the message quotes an unknown country. */
function inAddressBook(message: string, { customerAddress }: RefusedOperation['variables']): Refusal | undefined {
  const { country_code, region } = (customerAddress ?? {}) as { readonly country_code?: string; readonly region?: unknown }
  const code = LISTED_CODE.exec(message)?.[1]
  if (code) return { reason: 'fieldMissing', field: code.replace('_id', 'Id') }
  if (country_code && message.split(/\W+/).includes(country_code)) return { reason: 'countryWrong' }
  return message.includes('region_id') ? { reason: region ? 'regionWrong' : 'regionMissing' } : undefined
}

/** Only the message about an invalid e-mail address quotes it. */
function byQuotedEmail({ message }: GraphQLErrorBody, variables: RefusedOperation['variables']): Refusal | undefined {
  const email = newEmail(variables) ?? variables.email
  return typeof email === 'string' && email !== '' && message.includes(email) ? { reason: 'emailWrong' } : undefined
}

/** The e-mail address of the account to create. */
export function newEmail({ input }: RefusedOperation['variables']): string | undefined {
  return typeof input === 'object' && input !== null && 'email' in input && typeof input.email === 'string' ? input.email : undefined
}

/** The code of the locker or shop to which the cart is sent: only the message about an unknown one quotes it. */
function pickupLocation({ shippingAddress }: RefusedOperation['variables']): string | undefined {
  const { pickup_location_code: code } = (shippingAddress ?? {}) as { readonly pickup_location_code?: string }
  return code
}

function hasSavedAddress({ shippingAddress, billingAddress }: RefusedOperation['variables']): boolean {
  return [shippingAddress, billingAddress].some((address) => typeof address === 'object' && address !== null && 'customer_address_id' in address)
}
