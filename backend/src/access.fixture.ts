import { toUid } from './graphql/uid.ts'
import { as, newCart, openShopOfAllKinds, type TestShop } from './modules/cart/cart.fixture.ts'
import { PLAN } from './modules/catalog/product-kinds.fixture.ts'
import { AGATA } from './modules/checkout/checkout.fixture.ts'
import { addCustomer } from './modules/customer/customer.fixture.ts'
import { buy, deskOf, idOf } from './modules/order/order.fixture.ts'
import { payOrder } from './modules/order/order-lifecycle.ts'

/** Placeholders in the documents: `<cart>` is the owner's cart, `<own cart>` the requester's. */
export type Ids = Readonly<Record<string, string>>

export interface OwnedShop {
  readonly guest: TestShop
  readonly owner: TestShop
  readonly other: TestShop
  /** The public ids of the owner's data. */
  readonly owned: Ids
  /** The carts of the other customer and the guest. */
  readonly carts: { readonly guest: string; readonly other: string }
}

/** A shop with a customer who has data of every type, another with a cart and a list, and a guest with a cart. */
export async function openOwnedShop(): Promise<OwnedShop> {
  const guest = openShopOfAllKinds()
  const customer = addCustomer(guest.backend.database)
  const owner = as(customer, guest)
  const other = as(addCustomer(guest.backend.database, 'ewa@example.com'), guest)
  const { data } = await other.ask('{ customerCart { id } customer { wishlists { id } } }')
  const order = await buy(guest, { customer, items: [PLAN_FILES], isVirtual: true })
  payOrder(deskOf(guest), idOf(order))
  const bought = { order: order.id, 'order number': order.number, 'order token': order.token, lastname: AGATA.lastname }
  const owned = { ...(await own(owner)), ...bought, hash: 'abc' }
  return { guest, owner, other, owned, carts: { guest: await newCart(guest), other: data.customerCart.id } }
}

async function own(owner: TestShop): Promise<Ids> {
  const { data } = await owner.ask('{ customerCart { id } customer { wishlists { id } } }')
  const [cart, wishlist] = [data.customerCart.id, data.customer.wishlists[0].id]
  const created = await owner.ask(`mutation {
    addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "tee", quantity: 2 }]) { cart { items { uid id } } }
    createCustomerAddress(input: ${ADDRESS}) { id }
    addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "tee", quantity: 1 }]) { wishlist { items_v2 { items { id } } } }
    createCompareList(input: { products: ["1"] }) { uid }
    createProductReview(input: { sku: "tee", nickname: "A", summary: "Warm", text: "Yes", ratings: [] }) { review { summary } }
  }`)
  if (created.errors) throw new Error(created.errors[0]!.message)
  return {
    cart,
    line: created.data.addProductsToCart.cart.items[0].uid,
    'line id': created.data.addProductsToCart.cart.items[0].id,
    address: String(created.data.createCustomerAddress.id),
    wishlist,
    wish: created.data.addProductsToWishlist.wishlist.items_v2.items[0].id,
    list: created.data.createCompareList.uid,
  }
}

const PLAN_FILES = { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.films}`)] }

const ADDRESS = `{
  firstname: "Anna", lastname: "Nowak", street: ["Polna 1"], city: "Kraków", postcode: "30-001", telephone: "600100200"
  country_code: PL
}`

export const fill = (text: string, ids: Ids): string => text.replace(/<([a-z ]+)>/g, (_, name: string) => ids[name]!)

/** Every row of every table: where two are equal, nothing has changed. */
export function everything({ backend: { database } }: TestShop): string {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'product_search%'").all()
  return JSON.stringify(tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${String(name)}"`).all()]))
}
