import { Kind, type OperationDefinitionNode, parse, type TypeNode } from 'graphql'
import { ALLOWED_OPERATIONS } from '../storefront/src/graphql/generated/allow-list.ts'
import type { CustomerData } from './customer-data.fixture.ts'

type Values = Readonly<Record<string, unknown>>

export interface Attack {
  readonly operationName: string
  readonly query: string
  /** First all ids of the victim, then one of them among the attacker's own. */
  readonly attempts: (victim: CustomerData, attacker: CustomerData) => Values[]
}

/** The attacker's values for ids of customer data: by the variable's name, or by its type for an input. */
const PERSONAL: Readonly<Record<string, (owner: CustomerData) => unknown>> = {
  cartId: ({ cartId }) => cartId,
  sourceCartId: ({ cartId }) => cartId,
  destinationCartId: ({ cartId }) => cartId,
  cartItemUid: ({ lineUid }) => lineUid,
  CartItemUpdateInput: ({ lineUid }) => [{ cart_item_uid: lineUid, quantity: 3 }],
  email: ({ customer }) => customer.email,
  OrderInformationInput: ({ customer, orderNumber }) => ({ number: orderNumber, email: customer.email, postcode: '00-000' }),
  CustomerCreateInput: ({ customer: { email } }) => ({ email, firstname: 'Eve', lastname: 'Eve', password: 'Attack-1234' }),
  'id ID': ({ wishlistItemId }) => wishlistItemId,
  'id Int': ({ addressId }) => addressId,
  ids: ({ wishlistItemId }) => [wishlistItemId],
  listId: ({ wishlistId }) => wishlistId,
  number: ({ orderNumber }) => orderNumber,
  orderId: ({ orderId }) => orderId,
  orderNumber: ({ orderNumber }) => orderNumber,
  token: ({ orderNumber }) => orderNumber,
  uid: ({ compareListUid }) => compareListUid,
}

const ATTACKER_ADDRESS = { firstname: 'Eve', lastname: 'Eve', street: ['Prosta', '1'], city: 'Kraków', postcode: '30-001', telephone: '1', country_code: 'PL' }
const LINE = { sku: 'beanie', quantity: 1 }

/** Valid values for the other variables, so that the attack does not fail because of them. */
const OTHER: Values = {
  AttributeValueInput: [{ attribute_code: 'consent_marketing', value: '1' }],
  BillingAddressInput: { address: ATTACKER_ADDRESS },
  BundleProductCartItemInput: [{ data: LINE, bundle_options: [] }],
  CartItemInput: [LINE],
  ConfigurableProductCartItemInput: [{ parent_sku: 'shell', data: { sku: 'shell-m', quantity: 1 } }],
  ContactUsInput: { name: 'Eve', email: 'eve@example.com', comment: 'Eve' },
  CreateProductReviewInput: { sku: 'tee', nickname: 'Eve', summary: 'Eve', text: 'Eve', ratings: [] },
  CustomerAddressInput: ATTACKER_ADDRESS,
  DownloadableProductCartItemInput: [{ data: LINE }],
  GiftMessageInput: { to: 'Eve', from: 'Eve', message: 'Eve' },
  ShippingAddressInput: { address: ATTACKER_ADDRESS },
  SimpleProductCartItemInput: [{ data: LINE }],
  VirtualProductCartItemInput: [{ data: LINE }],
  WishlistItemInput: [LINE],
  carrierCode: 'courier',
  code: 'cashondelivery',
  country: 'PL',
  couponCode: 'WIATR10',
  currentPassword: 'Attack-1234',
  description: 'Eve',
  firstname: 'Eve',
  isCustomer: true,
  isSearch: true,
  isSubscribed: true,
  key: 'key',
  lastname: 'Eve',
  password: 'Attack-1234',
  methodCode: 'door',
  newPassword: 'Attack-1234',
  page: 1,
  pageSize: 9,
  postcode: '30-001',
  products: ['2', '3'],
  purchaseOrder: 'PO-1',
  quantity: 3,
  reason: 'Other',
  size: 9,
  sku: 'beanie',
  withCountries: false,
  withLowestPrices: true,
  withVariants: true,
  withWishlist: true,
}

/** Variables of the catalogue, without customer data. */
const PUBLIC = new Set(['FilterTypeInput', 'ProductAttributeFilterInput', 'ProductAttributeSortInput', 'categoryPath', 'categoryUid', 'currentPage', 'path', 'place', 'productPath', 'radius', 'search', 'skus', 'uids', 'urlKey', 'urlKeys', 'withReviews'])

/** Every operation that takes an id of customer data. */
export const ATTACKS: readonly Attack[] = [...ALLOWED_OPERATIONS].flatMap(([operationName, query]) => {
  const variables = variablesOf(query)
  const personal = variables.filter(({ key }) => key in PERSONAL)
  if (personal.length === 0) return []
  const values = (ownerOf: (name: string) => CustomerData): Values =>
    Object.fromEntries(variables.map(({ name, key }) => [name, key in PERSONAL ? PERSONAL[key]!(ownerOf(name)) : OTHER[key]]))
  const attempts = (victim: CustomerData, attacker: CustomerData) => [
    values(() => victim),
    ...(personal.length > 1 ? personal.map((stolen) => values((name) => (name === stolen.name ? victim : attacker))) : []),
  ]
  return [{ operationName, query, attempts }]
})

/** Variables in none of the lists; an operation with one of them would not be attacked. */
export const UNKNOWN_VARIABLES = [...ALLOWED_OPERATIONS].flatMap(([operationName, query]) =>
  variablesOf(query).filter(({ key }) => !(key in PERSONAL) && !(key in OTHER) && !PUBLIC.has(key)).map(({ key }) => `${operationName}: ${key}`),
)

export const MUTATIONS = [...ALLOWED_OPERATIONS].filter(([, query]) => query.startsWith('mutation')).map(([operationName, query]) => ({ operationName, query }))

function variablesOf(query: string): { name: string; key: string }[] {
  const { variableDefinitions = [] } = parse(query).definitions[0] as OperationDefinitionNode
  return variableDefinitions.map(({ variable, type }) => {
    const typeName = nameOf(type)
    const name = variable.name.value
    return { name, key: typeName.endsWith('Input') ? typeName : name === 'id' ? `id ${typeName}` : name }
  })
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)
}
