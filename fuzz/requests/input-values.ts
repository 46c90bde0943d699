import fc, { type Arbitrary } from 'fast-check'
import { type GraphQLInputObjectType, type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isRequiredInputField } from 'graphql'
import { CATEGORIES, oddText, PRODUCTS, SEARCHES, SKUS } from './sample-values.ts'

const uid = (plain: string): string => Buffer.from(plain).toString('base64')
const CARTS = ['{{guest-cart}}', '{{guest-cart}}', '{{customer-cart}}', 'no-such-cart']
const NUMBERS = ['000000001', '100000001', '1']

/** Usual values by the name of a field or variable. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  cartId: CARTS, cart_id: CARTS, sourceCartId: CARTS, destinationCartId: CARTS, source_cart_id: CARTS, destination_cart_id: CARTS,
  cart_item_uid: [uid('1'), uid('2')], cartItemUid: [uid('1')], cart_item_id: [1, 2],
  sku: SKUS, parent_sku: SKUS, skus: SKUS, url_key: PRODUCTS, urlKey: PRODUCTS, urlKeys: PRODUCTS, url: [...PRODUCTS, ...CATEGORIES, '/'], path: [...PRODUCTS, ...CATEGORIES], productPath: PRODUCTS, categoryPath: CATEGORIES,
  category_uid: [uid('3'), uid('4')], category_id: ['3'], categoryUid: [uid('3')], uid: [uid('1'), uid('3')], uids: [uid('1')], id: ['1', '2', uid('1')], ids: ['1', '2'],
  search: SEARCHES, match: SEARCHES, email: ['{{customer-email}}', 'nobody@example.com', 'not-an-address'], password: ['{{password}}', 'short', 'wrong-Password-1'], currentPassword: ['{{password}}', 'x'], newPassword: ['{{password}}'],
  pageSize: [1, 9, 20, 0, -1], page_size: [1, 9], currentPage: [1, 2, 0, 9999], current_page: [1], page: [1, 2], size: [9], quantity: [1, 2, 0, -1, 0.5, 1e9],
  country_code: ['PL', 'DE', 'XX'], country: ['PL'], countryCode: ['PL', 'XX'], region: [{ region: 'x' }], firstname: ['Agata'], lastname: ['Wierch'], street: ['Krupówki 1'], city: ['Zakopane'], postcode: ['34-500', '00-000'], telephone: ['123'],
  carrier_code: ['courier', 'locker', 'x'], method_code: ['door', 'standard', 'x'], carrierCode: ['courier'], methodCode: ['door'], code: ['checkmo', 'sandbox_card', 'x'], coupon_code: ['WIATR10', 'x'], couponCode: ['WIATR10', 'x'],
  number: NUMBERS, orderNumber: NUMBERS, order_id: NUMBERS, orderId: NUMBERS, token: ['x', '{{customer-token}}'], key: ['x'], wishlistId: ['0', '1'], products: ['1', '2'], selected_options: [uid('configurable/93/49')], eq: ['1', uid('3'), ...SKUS], in: ['1', ...SKUS], from: ['0', '10'], to: ['50', '-5'],
  attribute_code: ['consent_marketing', 'color', 'x'], value: ['1', 'x'], entityType: ['CATALOG_PRODUCT'], identifiers: ['home', 'about-us'], date_of_birth: ['1990-01-01', '1990-13-45'],
}

const DEEPEST = 4

/** A value for an input of the schema: mostly a usual one, sometimes an odd one of the right type, rarely one of another type. */
export function inputValue(type: GraphQLInputType, name: string, depth = 0): Arbitrary<unknown> {
  if (isNonNullType(type)) return fc.oneof({ weight: 40, arbitrary: inputValue(type.ofType, name, depth) }, { weight: 1, arbitrary: fc.constant(null) })
  if (isListType(type)) {
    const item = inputValue(type.ofType, name, depth)
    return fc.oneof({ weight: 20, arbitrary: fc.array(item, { maxLength: 3 }) }, { weight: 2, arbitrary: item }, { weight: 1, arbitrary: fc.array(item, { minLength: 40, maxLength: 60 }) })
  }
  const usual = Object.hasOwn(BY_NAME, name) ? [{ weight: 14, arbitrary: fc.constantFrom(...BY_NAME[name]!) }] : []
  return fc.oneof(...usual, { weight: 6, arbitrary: ofType(type, depth) }, { weight: 1, arbitrary: oddText }, { weight: 1, arbitrary: anything })
}

/** Values of other types. */
const anything = fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, '', [], {}, [[]], [null], { __proto__: null }, { constructor: 1 }, 'x'.repeat(2000))

function ofType(type: GraphQLInputType, depth: number): Arbitrary<unknown> {
  if (isInputObjectType(type)) return depth >= DEEPEST ? fc.constant({}) : inputObject(type, depth)
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  return SCALARS[String(type)] ?? oddText
}

const SCALARS: Readonly<Record<string, Arbitrary<unknown>>> = {
  Boolean: fc.boolean(),
  Float: fc.oneof(fc.constantFrom(1, 0, -1, 0.1, 1e308, 5e-324, -0), fc.double({ noNaN: true, noDefaultInfinity: true })),
  ID: fc.oneof(fc.constantFrom('1', uid('1'), uid('0'), '=', 'MQ'), oddText),
  Int: fc.oneof(fc.constantFrom(1, 0, -1, 2147483647, -2147483648), fc.integer()),
  String: oddText,
}

/** The required fields and a few optional ones, sometimes fewer than required. */
function inputObject(type: GraphQLInputObjectType, depth: number): Arbitrary<Record<string, unknown>> {
  const fields = Object.values(type.getFields())
  const required = fields.filter(isRequiredInputField)
  const optional = fields.filter((field) => !isRequiredInputField(field))
  const valueOf = new Map(fields.map((field) => [field.name, lazily(() => inputValue(field.type, field.name, depth + 1))]))
  const choice = fc.oneof({ weight: 12, arbitrary: fc.subarray(optional, { maxLength: Math.min(3, optional.length) }).map((some) => [...required, ...some]) }, { weight: 1, arbitrary: fc.subarray(required) })
  return choice.chain((chosen) => fc.record(Object.fromEntries(chosen.map(({ name }) => [name, valueOf.get(name)!()]))))
}

function lazily<T>(create: () => T): () => T {
  let created: { readonly value: T } | undefined
  return () => (created ??= { value: create() }).value
}
