import { buildASTSchema, buildSchema, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { toUid } from './graphql/uid.ts'
import { type Release, RELEASES } from './magento/release.ts'
import { inRelease } from './magento/release-schema.ts'
import { add, as, newCart, openShop, type TestShop } from './modules/cart/cart.fixture.ts'
import { addProductKinds, MUG } from './modules/catalog/product-kinds.fixture.ts'
import { addCustomer, type TestCustomer } from './modules/customer/customer.fixture.ts'
import { payOrder, refundOrder, shipOrder } from './modules/order/order-lifecycle.ts'
import { buy, deskOf, idOf } from './modules/order/order.fixture.ts'
import { typeDefinitions } from './graphql/type-definitions.ts'
import { fieldsWithoutRequiredArguments, wholeField } from './whole-selection.fixture.ts'

/** A cart item of every product type. */
const ITEMS = [
  { sku: 'tee', quantity: 1 },
  { sku: 'video', quantity: 1 },
  { sku: 'shell', quantity: 1, selected_options: ['configurable/93/49', 'configurable/144/167'].map(toUid) },
  { sku: 'kit', quantity: 1, selected_options: ['bundle/1/1/1', 'bundle/2/3/1'].map(toUid) },
  { sku: 'plan', quantity: 1, selected_options: ['downloadable/1', 'downloadable/2'].map(toUid) },
  { sku: 'mug', quantity: 1, entered_options: [{ uid: toUid(`custom-option/${MUG.engraving}`), value: 'Ola' }] },
]
const PRODUCTS = 'filter: { sku: { in: ["tee", "video", "shell", "kit", "set", "plan", "mug"] } }'

/** Each type, with the query around its selection. */
const PARENTS: readonly (readonly [type: string, around: (selection: string) => string])[] = [
  ['StoreConfig', (selection) => `storeConfig { ${selection} }`],
  ['StoreConfig', (selection) => `availableStores { ${selection} }`],
  ['Currency', (selection) => `currency { ${selection} }`],
  ['Country', (selection) => `countries { ${selection} }`],
  ['CategoryTree', (selection) => `categoryList { ${selection} }`],
  ['CategoryResult', (selection) => `categories { ${selection} }`],
  ['Products', (selection) => `products(${PRODUCTS}) { ${selection} }`],
  ['Products', (selection) => `products(search: "merino") { ${selection} }`],
  ...['Simple', 'Virtual', 'Configurable', 'Bundle', 'Grouped', 'Downloadable'].map((kind) => [
    `${kind}Product`, (selection: string) => `products(${PRODUCTS}) { items { ... on ${kind}Product { ${selection} } } }`,
  ] as const),
  ['Cart', (selection) => `customerCart { ${selection} }`],
  ['Customer', (selection) => `customer { ${selection} }`],
  ['CustomerOrder', (selection) => `customer { orders { items { ${selection} } } }`],
  ['CustomerDownloadableProducts', (selection) => `customerDownloadableProducts { ${selection} }`],
  ['CustomerPaymentTokens', (selection) => `customerPaymentTokens { ${selection} }`],
  ['CheckoutAgreement', (selection) => `checkoutAgreements { ${selection} }`],
  ['ProductReviewRatingsMetadata', (selection) => `productReviewRatingsMetadata { ${selection} }`],
  ['ReCaptchaConfigurationV3', (selection) => `recaptchaV3Config { ${selection} }`],
  ['AttributesMetadataOutput', (selection) => `attributesList(entityType: CATALOG_PRODUCT) { ${selection} }`],
  ['AttributesMetadataOutput', (selection) => `attributesList(entityType: CUSTOMER_ADDRESS) { ${selection} }`],
  ['AttributesFormOutput', (selection) => `attributesForm(formCode: "customer_account_create") { ${selection} }`],
  ['DynamicBlocks', (selection) => `dynamicBlocks { ${selection} }`],
]

const schema = buildSchema(typeDefinitions().join('\n'))
const folder = mkdtempSync(join(tmpdir(), 'every-field-'))
const database = join(folder, 'shop.db')
/** Without these limits, because the tests select everything at once, which no client does. */
const openWhole = (release?: Release): TestShop => openShop(database, undefined, release, { cost: 0, aliases: 0 })

let shop: TestShop
let customer: TestCustomer
beforeAll(async () => void (shop = await shopWithHistory()))
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

/** The fields of a type that need no arguments, each with its whole selection. */
function selectionsOf(of: GraphQLSchema, name: string) {
  const type = of.getType(name) as GraphQLObjectType | undefined
  const fields = type ? fieldsWithoutRequiredArguments(type) : []
  return fields.map((field) => [field.name, wholeField(of, type!, field)] as const).filter(([, text]) => text !== '')
}

/** With the errors that the query logged. */
async function answerTo(document: string, backend = shop) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { data, errors } = await backend.ask(document)
  const logged = log.mock.calls.flat()
  log.mockRestore()
  return { isAnswered: data !== undefined, errors, logged }
}

const answered = { isAnswered: true, errors: undefined, logged: [] }

describe.each(PARENTS)('%s', (name, around) => {
  test.each(selectionsOf(schema, name))('%s can be queried with its whole selection', async (_, selection) => {
    expect(await answerTo(`{ ${around(selection)} }`)).toEqual(answered)
  })
})

describe.each(RELEASES)('as Magento %s', (release) => {
  const declared = buildASTSchema(inRelease(typeDefinitions(), release))
  let released: TestShop
  beforeAll(() => void (released = as(customer, openWhole(release))))
  afterAll(() => released.close())

  const parents = PARENTS.filter(([name]) => declared.getType(name))
  test.each(parents)('%s can be queried with every field of the release', async (name, around) => {
    for (const [, selection] of selectionsOf(declared, name)) expect(await answerTo(`{ ${around(selection)} }`, released)).toEqual(answered)
  })
})

/** A customer with data of every kind: a full cart, completed orders, lists, reviews, an address. */
async function shopWithHistory(): Promise<TestShop> {
  const guests = openWhole()
  addProductKinds(guests.backend.database)
  customer = addCustomer(guests.backend.database)
  const own = as(customer, guests)
  await lists(own)
  for (const coupon of ['WIATR10', undefined]) {
    const order = await buy(guests, { customer, items: ITEMS, ...(coupon !== undefined && { coupon }) })
    payOrder(deskOf(guests), idOf(order))
    if (coupon !== undefined) continue
    shipOrder(deskOf(guests), idOf(order), [{ carrier: 'courier', title: 'DHL', number: '123' }])
    refundOrder(deskOf(guests), idOf(order), { goodsReturn: true })
  }
  await add(own, await newCart(own), ...ITEMS)
  return own
}

async function lists(own: TestShop): Promise<void> {
  const items = [...ITEMS, { sku: 'set', quantity: 1 }].map((item) => ({ ...item, entered_options: [] }))
  const { errors } = await own.ask(`mutation ($items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } }
    createCompareList(input: { products: ["1", "3", "24"] }) { uid }
    createProductReview(input: { sku: "tee", nickname: "A", summary: "Warm", text: "Yes", ratings: [] }) { review { summary } }
  }`, { items })
  if (errors) throw new Error(errors[0]!.message)
}
