import type { GraphQLErrorBody } from '../errors.ts'
import { isInternal } from './library-messages.ts'
import type { Refusal } from './reason.ts'

/** The refused operation, and the path of the refusal in the response. */
export interface Place {
  /** The operation's first field. */
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
 * If an entity is missing, Magento 2.4.6 sends no extensions at all; a failure of a proxy in front of Magento has its own.
 * An error before the execution has no path.
 */
export function kindOf({ message, path, extensions = {} }: GraphQLErrorBody): Kind {
  if (path?.length !== 1) return 'other'
  if (Object.keys(extensions).length === 0) return isInternal(message) ? 'other' : 'missing'
  return KINDS[extensions.category ?? ''] ?? 'other'
}

/** Reasons that the field and the category determine, in any language. */
export function byPlace(error: GraphQLErrorBody, { variables, field: asked }: Place): Refusal | undefined {
  const kind = kindOf(error)
  const field = error.path?.[0] ?? asked
  // Only the cart can be missing or foreign here.
  if (field === 'cart' && kind === 'missing') return { reason: 'cartGone' }
  if (field === 'cart' && kind === 'forbidden') return { reason: 'cartForeign' }
  if (field === 'placeOrder' && kind === 'exists') return { reason: 'orderUnderWay' }
  // With e-mail and password present, only the bot check can make a login's input invalid: the doctor detects reCAPTCHA in the same way.
  if (field === 'generateCustomerToken' && kind === 'input') return { reason: 'botCheckFailed' }
  if (field === 'confirmEmail' && kind === 'input') return { reason: 'linkRefused' }
  if ((field === 'updateCustomerAddress' || field === 'deleteCustomerAddress') && kind === 'missing') return { reason: 'savedAddressGone' }
  if (!NAME_EMAIL.has(field)) return undefined
  if (kind === 'exists') return { reason: 'emailTaken' }
  return kind === 'input' ? byQuotedEmail(error, variables) : undefined
}

/** Fields that give an account its address. */
const NAME_EMAIL = new Set<string | number>(['createCustomerV2', 'updateCustomerEmail'])

/** The remaining reason if the cart exists, is the visitor's own, and is not empty. */
export function byPlaceInLiveCart(error: GraphQLErrorBody, { field, variables }: Place): Refusal | undefined {
  const kind = kindOf(error)
  if (kind === 'missing' && (field === 'updateCartItems' || field === 'removeItemFromCart')) return { reason: 'lineGone' }
  // The older mutations that add a product; `addProductsToCart` lists the missing ones as `user_errors`.
  if (kind === 'missing' && /^add\w+ProductsToCart$/.test(field)) return { reason: 'notFound' }
  if (kind === 'missing' && field === 'applyCouponToCart') return { reason: 'couponWrong' }
  if (kind === 'input' && field === 'setGuestEmailOnCart') return { reason: 'emailWrong' }
  if (kind === 'input' && field === 'setPaymentMethodOnCart') return { reason: 'payment' }
  const isOfSavedAddress = (kind === 'missing' || kind === 'forbidden') && namesSavedAddress(variables)
  return isOfSavedAddress ? { reason: 'savedAddressGone' } : undefined
}

const ADDRESS_FIELDS = /["„“”«»'](firstname|lastname|street|city|telephone|postcode|regionId|countryId)["“”«»']/

/** A field's code is a value in the message, which no translation changes. */
export function byQuotedField({ message }: GraphQLErrorBody, { field, variables }: Place): Refusal | undefined {
  if (field === 'createCustomerAddress' || field === 'updateCustomerAddress') return inBook(message, variables)
  if (field !== 'setShippingAddressesOnCart' && field !== 'setBillingAddressOnCart') return undefined
  const code = ADDRESS_FIELDS.exec(message)?.[1]
  if (code) return { reason: 'fieldMissing', field: code }
  return message.includes('region_id') ? { reason: 'regionWrong' } : undefined
}

const LISTED_CODE = /: (?:[a-z_]+, )*?(firstname|lastname|street|city|telephone|postcode|region_id|country_id)(?:, [a-z_]+)*\.?$/

/** For the address book, Magento lists missing fields by other codes, and quotes an unknown country. */
function inBook(message: string, { customerAddress }: Place['variables']): Refusal | undefined {
  const { country_code, region } = (customerAddress ?? {}) as { readonly country_code?: string; readonly region?: unknown }
  const code = LISTED_CODE.exec(message)?.[1]
  if (code) return { reason: 'fieldMissing', field: code.replace('_id', 'Id') }
  if (country_code && message.split(/\W+/).includes(country_code)) return { reason: 'countryWrong' }
  return message.includes('region_id') ? { reason: region ? 'regionWrong' : 'regionMissing' } : undefined
}

/** The e-mail address is a value as well: only the message about an invalid one quotes it. */
function byQuotedEmail({ message }: GraphQLErrorBody, variables: Place['variables']): Refusal | undefined {
  const email = newEmail(variables) ?? variables.email
  return typeof email === 'string' && email !== '' && message.includes(email) ? { reason: 'emailWrong' } : undefined
}

/** The e-mail address of the account to create. */
export function newEmail({ input }: Place['variables']): string | undefined {
  return typeof input === 'object' && input !== null && 'email' in input && typeof input.email === 'string' ? input.email : undefined
}

function namesSavedAddress({ shippingAddress, billingAddress }: Place['variables']): boolean {
  return [shippingAddress, billingAddress].some((address) => typeof address === 'object' && address !== null && 'customer_address_id' in address)
}
