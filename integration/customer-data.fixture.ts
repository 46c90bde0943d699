import { ask } from '../backend/src/ask.fixture.ts'
import type { Backend } from '../backend/src/create-backend.ts'
import { as, type TestShop } from '../backend/src/modules/cart/cart.fixture.ts'
import { AGATA, placeOrder } from '../backend/src/modules/checkout/checkout.fixture.ts'
import { addCustomer, bearer, type TestCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { cartToPlace } from '../backend/src/modules/order/order.fixture.ts'

/** All customer data with an id that someone else could learn. */
export interface CustomerData {
  readonly customer: TestCustomer
  readonly cartId: string
  readonly lineUid: string
  readonly compareListUid: string
  readonly wishlistId: string
  readonly wishlistItemId: string
  readonly addressId: number
  readonly orderNumber: string
  readonly orderId: string
}

/** Texts that occur only in the victim's data. */
export const PRIVATE_TEXTS = [AGATA.lastname, AGATA.street[0]!, AGATA.telephone, 'Only for my own eyes']

export async function victimOf(backend: Backend, name = 'victim'): Promise<CustomerData> {
  const customer = addCustomer(backend.database, `${name}@example.com`)
  backend.database.prepare('UPDATE customer SET lastname = ? WHERE id = ?').run(AGATA.lastname, customer.id)
  const shop = shopOf(backend)
  await placeOrder(as(customer, shop), await cartToPlace(shop, { customer }))
  await shop.ask(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { text } } }',
    { input: { sku: 'tee', nickname: 'A', summary: 'B', text: 'Only for my own eyes', ratings: [] } },
    'en',
    customer,
  )
  await cartToPlace(shop, { customer, coupon: 'SZLAK50' })
  return customerDataOf(shop, customer, AGATA)
}

export function attackerIn(backend: Backend, name: string): Promise<CustomerData> {
  const customer = addCustomer(backend.database, `${name}@example.com`)
  return customerDataOf(shopOf(backend), customer, { ...AGATA, lastname: 'Nowak', street: ['Prosta', '1'], telephone: '+48 111' })
}

/** Well-formed ids that do not exist. */
export const UNKNOWN_DATA: CustomerData = {
  customer: { id: 0, email: 'nobody@example.com', token: '' },
  cartId: 'x'.repeat(32),
  lineUid: 'OTk5OQ==',
  compareListUid: 'f'.repeat(32),
  wishlistId: '9999',
  wishlistItemId: '9999',
  addressId: 9999,
  orderNumber: '999999999',
  orderId: 'OTk5OQ==',
}

export function shopOf(backend: Backend): TestShop {
  return {
    backend,
    ask: (query, variables, store = 'en', customer) => ask(backend, query, variables, { store, ...(customer && bearer(customer)) }),
    close: () => backend.close(),
  }
}

const OWN = `{
  customer {
    email firstname lastname is_subscribed
    addresses { id lastname street city telephone default_billing default_shipping }
    orders { items { id number status } }
    reviews { items { nickname summary text } }
    wishlists { id items_v2 { items { id quantity product { sku } } } }
    compare_list { uid items { product { sku } } }
  }
  customerCart {
    id email total_quantity items { uid quantity product { sku } } applied_coupons { code }
    billing_address { lastname street } shipping_addresses { lastname street selected_shipping_method { carrier_code } }
    selected_payment_method { code } gift_message { to from message }
  }
}`

/** All data of a customer as the customer sees it. */
export const customerViewOf = async (backend: Backend, customer: TestCustomer) => (await shopOf(backend).ask(OWN, {}, 'en', customer)).data

async function customerDataOf(shop: TestShop, customer: TestCustomer, address: typeof AGATA): Promise<CustomerData> {
  const run = async (query: string, variables: object) => {
    const { errors } = await shop.ask(query, variables, 'en', customer)
    if (errors) throw new Error(errors[0]!.message)
  }
  const { customerCart } = await customerViewOf(shop.backend, customer)
  await run('mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "tee", quantity: 1 }]) { user_errors { code } } }', { id: customerCart.id })
  await run('mutation ($address: CustomerAddressInput!) { createCustomerAddress(input: $address) { id } }', { address: { ...address, default_billing: true, default_shipping: true } })
  await run('mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "tee", quantity: 1 }]) { user_errors { code } } }', {})
  await run('mutation { createCompareList(input: { products: ["1", "2"] }) { uid } }', {})
  const view = await customerViewOf(shop.backend, customer)
  const [order] = view.customer.orders.items
  const [wishlist] = view.customer.wishlists
  return {
    customer,
    cartId: view.customerCart.id,
    lineUid: view.customerCart.items[0].uid,
    compareListUid: view.customer.compare_list.uid,
    wishlistId: wishlist.id,
    wishlistItemId: wishlist.items_v2.items[0].id,
    addressId: view.customer.addresses[0].id,
    orderNumber: order?.number ?? '000000000',
    orderId: order?.id ?? 'MA==',
  }
}
