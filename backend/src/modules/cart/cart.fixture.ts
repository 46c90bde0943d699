import { type Answer, ask, PUBLIC_URL } from '../../ask.fixture.ts'
import { createBackend, type Backend } from '../../create-backend.ts'
import { toUid } from '../../graphql/uid.ts'
import type { Release } from '../../magento/release.ts'
import { seedSales } from '../../sample-shop/sales.ts'
import { addProductKinds } from '../catalog/product-kinds.fixture.ts'
import { bearer, type TestCustomer } from '../customer/customer.fixture.ts'
import { addProducts } from './products.fixture.ts'
import { DEFAULT_LIMITS, type Limits } from '../../transport/limits.ts'

export interface TestShop {
  readonly backend: Backend
  readonly ask: (query: string, variables?: object, store?: string, customer?: TestCustomer) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** A shop of two store views and six products, with the prices and rules of the sample shop. */
export function openShop(database = ':memory:', now = new Date('2026-11-21T12:00:00Z'), release?: Release, limits: Partial<Limits> = {}): TestShop {
  const backend = createBackend({ database, publicUrl: PUBLIC_URL, passwordCost: 1, now: () => now, release, limits: { ...DEFAULT_LIMITS, ...limits } })
  const isNew = backend.database.prepare('SELECT count(*) AS stores FROM store').get()?.stores === 0
  if (isNew) addProducts(backend.database)
  if (isNew) seedSales(backend.database)
  return {
    backend,
    ask: (query, variables, store = 'default', customer) => ask(backend, query, variables, { store, ...(customer && bearer(customer)) }),
    close: () => backend.close(),
  }
}

/** The same shop with a product of every other kind. */
export function openShopOfAllKinds(now?: Date, release?: Release): TestShop {
  const shop = openShop(':memory:', now, release)
  addProductKinds(shop.backend.database)
  return shop
}

/** The same shop with requests sent as a customer. */
export const as = (customer: TestCustomer, shop: TestShop): TestShop =>
  ({ ...shop, ask: (query, variables, store) => shop.ask(query, variables, store, customer) })

export async function newCart({ ask }: TestShop, store = 'default'): Promise<string> {
  return (await ask('mutation { createEmptyCart }', {}, store)).data.createEmptyCart
}

export async function add(shop: TestShop, cartId: string, ...cartItems: object[]) {
  const answer = await shop.ask(`
    mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
        cart { items { __typename uid quantity product { sku } } total_quantity }
        user_errors { code message }
      }
    }`, { cartId, cartItems })
  return answer.data.addProductsToCart
}

export async function totalsOf({ ask }: TestShop, cartId: string) {
  const answer = await ask(`
    query ($cartId: String!) {
      cart(cart_id: $cartId) {
        applied_coupons { code }
        prices { subtotal_including_tax { value currency } grand_total { value } discounts { label amount { value } }
                 applied_taxes { label amount { value } } }
      }
    }`, { cartId })
  return answer.data.cart
}

export const stockOf = ({ backend }: TestShop, sku: string) =>
  backend.database.prepare('SELECT quantity FROM stock JOIN product ON id = product_id WHERE sku = ?').get(sku)?.quantity

export const configurable = (attribute: number, option: number) => toUid(`configurable/${attribute}/${option}`)

