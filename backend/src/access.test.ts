import { afterAll, beforeAll, expect, test } from 'vitest'
import { GUEST, USES } from './access-uses.fixture.ts'
import { everything, fill, openOwnedShop, type OwnedShop } from './access.fixture.ts'
import { shopSchema } from './schema.ts'

let shop: OwnedShop
beforeAll(async () => void (shop = await openOwnedShop()))
afterAll(() => shop.guest.close())

const document = (operation: string) => operation.replace(/^(query|mutation) ([^]*)$/, '$1 { $2 }')

test.each(USES)('%s', async (operation, other, guest = other) => {
  for (const [client, [message, category]] of [['other', other], ['guest', guest]] as const) {
    const ids = { ...shop.owned, 'own cart': shop.carts[client], 'guest cart': shop.carts.guest }
    const before = everything(shop.guest)
    const { errors } = await shop[client].ask(fill(document(operation), ids))
    expect(errors).toMatchObject([{ message: fill(message, ids), extensions: { category } }])
    expect(everything(shop.guest)).toBe(before)
  }
})

test.each([
  'updateProductsInWishlist(wishlistId: "0", wishlistItems: [{ wishlist_item_id: "<wish>", quantity: 9 }])',
  'removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: ["<wish>"])',
])("a client cannot use an item of another customer's list: %s", async (field) => {
  const before = everything(shop.guest)
  const { data } = await shop.other.ask(fill(`mutation { answer: ${field} { user_errors { message } } }`, shop.owned))
  expect(data.answer.user_errors).toMatchObject([{ message: expect.stringContaining('does not belong to the wishlist') }])
  expect(everything(shop.guest)).toBe(before)
})

test("another customer sees none of the owner's data, and a guest is refused", async () => {
  const fields = `addresses { id } wishlists { items_count } compare_list { uid } reviews { items { summary } }
    wishlist_v2(id: "<wishlist>") { id } orders(filter: { number: { eq: "<order number>" } }) { items { number } }`
  const more = 'customerDownloadableProducts { items { download_url } } customerPaymentTokens { items { public_hash } }'
  const query = fill(`{ customer { ${fields} } ${more} }`, shop.owned)
  expect((await shop.other.ask(query)).data).toEqual({
    customer: {
      addresses: [], wishlists: [{ items_count: 0 }], compare_list: null, reviews: { items: [] }, wishlist_v2: { id: null },
      orders: { items: [] },
    },
    customerDownloadableProducts: { items: [] },
    customerPaymentTokens: { items: [] },
  })
  expect((await shop.owner.ask(query)).data).toMatchObject({
    customer: { compare_list: {}, reviews: { items: [{}] }, orders: { items: [{}] } },
    customerDownloadableProducts: { items: [{}] },
  })
  const refused = { message: GUEST[0], extensions: { category: GUEST[1] } }
  expect((await shop.guest.ask(query)).errors).toMatchObject([refused, refused, refused])
})

test("a customer cannot cancel another customer's order", async () => {
  const field = 'cancelOrder(input: { order_id: "<order>", reason: "Other" }) { error order { number } }'
  const cancel = fill(`mutation { ${field} }`, shop.owned)
  const before = everything(shop.guest)
  expect((await shop.other.ask(cancel)).data.cancelOrder).toEqual({
    error: 'Current user is not authorized to cancel this order', order: null,
  })
  expect((await shop.guest.ask(cancel)).errors).toMatchObject([{ message: GUEST[0], extensions: { category: GUEST[1] } }])
  expect(everything(shop.guest)).toBe(before)
})

/** Mutations whose arguments cannot refer to another customer's data. */
const OWN_DATA_ONLY = [
  'changeCustomerPassword', 'confirmEmail', 'contactUs', 'createCompareList', 'createCustomer', 'createCustomerAddress',
  'createCustomerV2', 'createEmptyCart', 'createGuestCart', 'createProductReview', 'createWishlist', 'deleteCustomer',
  'generateCustomerToken', 'requestPasswordResetEmail', 'resendConfirmationEmail', 'resetPassword', 'revokeCustomerToken',
  'subscribeEmailToNewsletter', 'updateCustomer', 'updateCustomerEmail', 'updateCustomerV2',
]

test('every other mutation is covered by these tests', () => {
  const tried = new Set(['cancelOrder', ...USES.map(([operation]) => /^mutation (\w+)/.exec(operation)?.[1])])
  const mutations = Object.keys(shopSchema().getMutationType()!.getFields())
  expect(mutations.filter((name) => !tried.has(name)).sort()).toEqual(OWN_DATA_ONLY)
})
