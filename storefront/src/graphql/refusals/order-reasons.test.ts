import { expect, test } from 'vitest'
import { reasonOfError } from './add-reasons.ts'

const thrown = (field: string, message: string, errorCode?: string, hasPath = true) =>
  reasonOfError(
    { message, ...(hasPath && { path: [field] }), extensions: { category: 'graphql-input', ...(errorCode && { error_code: errorCode }) } },
    { field, variables: {} },
  )

test.each([
  ["Unable to place order: Some addresses can't be used due to the configurations for specific countries.", { reason: 'country' }],
  ['The shipping method is missing. Select the shipping method and try again.', { reason: 'delivery' }],
  ['Unable to place order: Please check the billing address information. "city" is required. Enter and try again.', { reason: 'address' }],
  ['Unable to place order: Proszę sprawdzić adres rozliczeniowy. Pole "city" jest wymagane. Uzupełnij i spróbuj ponownie.', { reason: 'address' }],
  ['Enter a valid payment method and try again.', { reason: 'payment' }],
  ['The requested Payment Method is not available.', { reason: 'payment' }],
  ['Guest email for cart is missing.', { reason: 'email' }],
  ['Unable to place order: A server error stopped your order from being placed. Please try to place your order again', { reason: 'server' }],
  ['Unable to place order: Some of the products are out of stock', { reason: 'outOfStock' }],
  ['Unable to place order: Niektóre produkty nie są obecnie na magazynie.', { reason: 'outOfStock' }],
  ["The coupon code isn't valid. Verify the code and try again.", { reason: 'couponWrong' }],
  ['Unable to place order: Minimum order amount is 50', { reason: 'orderRefused', detail: 'Minimum order amount is 50' }],
  ['Der Mindestbestellwert ist 50.', undefined],
])('[CHK-12] an order of 2.4.6 is refused: %s', (message, refusal) => expect(thrown('placeOrder', message)).toEqual(refusal))

test.each([
  ['GUEST_EMAIL_MISSING', 'E-Mail fehlt.', { reason: 'email' }],
  ['CART_NOT_ACTIVE', 'Der Warenkorb ist nicht aktiv.', { reason: 'cartGone' }],
  ['CART_NOT_FOUND', 'Warenkorb fehlt.', { reason: 'cartGone' }],
  ['UNABLE_TO_PLACE_ORDER', 'Nicht lieferbar.', { reason: 'orderRefused' }],
  ['UNABLE_TO_PLACE_ORDER', 'Enter a valid payment method and try again.', { reason: 'payment' }],
  ['UNDEFINED', 'Nicht lieferbar.', undefined],
])('[CHK-12] an order of a later release is refused with %s: %s', (code, message, refusal) => {
  expect(thrown('placeOrder', message, code)).toEqual(refusal)
})

test.each([
  ['"postcode" is required. Enter and try again.', { reason: 'fieldMissing', field: 'postcode' }],
  ['Pole "regionId" jest wymagane. Uzupełnij i spróbuj ponownie.', { reason: 'fieldMissing', field: 'regionId' }],
  ['„telephone“ wird benötigt.', { reason: 'fieldMissing', field: 'telephone' }],
  ['Region is required.', { reason: 'regionMissing' }],
  ['The region_id does not match the selected country or region', { reason: 'regionWrong' }],
  ['Die region_id passt nicht zum Land.', { reason: 'regionWrong' }],
  ['Country is not available', { reason: 'countryWrong' }],
  ['Could not find a address with ID "7"', { reason: 'savedAddressGone' }],
  ['Land nicht verfügbar.', undefined],
])('[CHK-10] an address is refused: %s', (message, refusal) => expect(thrown('setShippingAddressesOnCart', message, undefined, false)).toEqual(refusal))

test('a quoted field is no address field if the operation sets something else', () => {
  expect(thrown('applyCouponToCart', 'Der Gutschein gilt nicht in „city“.')).toBeUndefined()
})
