import { describe, expect, test, vi } from 'vitest'
import { as, configurable } from '../backend/src/modules/cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../backend/src/modules/cart/products.fixture.ts'
import { step } from '../backend/src/modules/checkout/checkout.fixture.ts'
import { addCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { cartToPlace } from '../backend/src/modules/order/order.fixture.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import { SHOP_VARIANTS, type ShopVariant, visitPolishShop } from './polish-shop.fixture.ts'

const visit = visitPolishShop()

const TEE = { sku: 'tee', quantity: 1 }
const MANY_TEES = { sku: 'tee', quantity: 6 }
const SHELL = { sku: 'shell', quantity: 1, selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] }
const [TEE_NAME, BEANIE_NAME, VIDEO_NAME] = ['Rusinowa Merino Tee', 'Zawrat Beanie', 'Training video']

const lost = () => new Response(null, { status: 504 })

/** A customer with an order of these products, whose browser runs the storefront's own code. */
async function customerWith(items: readonly object[], variant: ShopVariant = { release: '2.4.9', translated: 'none' }, store = 'pl') {
  const visitor = visit(variant)
  const { shop, cookies } = visitor
  const customer = addCustomer(shop.backend.database)
  const cart = await cartToPlace(shop, { customer, items, store })
  const { data } = await step(as(customer, shop), 'placeOrder', cart, {}, 'order { order_number }', store)
  for (const name of ['magento_customerToken', 'magento_customerSession']) cookies.set(name, customer.token)
  const { reorder } = await import('../storefront/src/features/orders/reorder.ts')
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const inCart = async () => {
    const answer = await as(customer, shop).ask('{ customerCart { items { quantity product { sku } } } }', {}, 'pl')
    const lines = answer.data.customerCart.items as { quantity: number; product: { sku: string } }[]
    return Object.fromEntries(lines.map(({ quantity, product }) => [product.sku, quantity]))
  }
  const number: string = data.placeOrder.order.order_number
  return { ...visitor, number, reorder: () => reorder(number), addToCart, inCart }
}

describe.each(SHOP_VARIANTS)('[ACC-06] a Polish store view of $release with these sentences translated: $translated', (variant) => {
  test('an order is added to the current cart', async () => {
    const { reorder, addToCart, inCart } = await customerWith([TEE, SHELL], variant)
    await addToCart([{ ...TEE, quantity: 2, selectedOptions: [] }])
    expect(await reorder()).toEqual({ added: 2, unadded: [], isOff: false })
    expect(await inCart()).toEqual({ tee: 3, shell: 1 })
  })

  test('each product that cannot be added is named, with the backend’s reason if it has one', async () => {
    const { reorder, inCart, shop } = await customerWith([SHELL, { sku: 'beanie', quantity: 1 }, MANY_TEES, { sku: 'video', quantity: 1 }], variant)
    shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'video'")
    const { added, unadded } = await reorder()
    expect(added).toBe(1)
    expect(unadded.map(({ name }) => name)).toEqual([BEANIE_NAME, TEE_NAME, VIDEO_NAME])
    const reasons = unadded.map(({ problem }) => problem.reason)
    expect(reasons).toEqual(variant.translated === 'all' ? ['other', 'notEnough', 'notFound'] : ['outOfStock', 'notEnough', 'notFound'])
    expect(await inCart()).toEqual({ shell: 1 })
  })

  test('a shop without reorders says so', async () => {
    const { reorder, inCart, shop } = await customerWith([TEE], variant)
    changeSetting(shop.backend.database, 'sales/reorder/allow', false)
    expect(await reorder()).toEqual({ added: 0, unadded: [], isOff: true })
    expect(await inCart()).toEqual({})
  })
})

test('[ACC-06] an order without available products adds nothing', async () => {
  const { reorder, inCart, shop } = await customerWith([TEE, { sku: 'video', quantity: 1 }])
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku IN ('tee', 'video')")
  const problem = { reason: 'notFound', count: 0 }
  expect(await reorder()).toEqual({ added: 0, isOff: false, unadded: [{ name: TEE_NAME, problem }, { name: VIDEO_NAME, problem }] })
  expect(await inCart()).toEqual({})
})

test('[ACC-06] an order of the other store view can be reordered, and the cart stays in this one', async () => {
  const { reorder, inCart } = await customerWith([SHELL], undefined, 'default')
  const { subscribeToCart } = await import('../storefront/src/features/cart/cart-events.ts')
  const labels: unknown[] = []
  subscribeToCart((_, cart) => labels.push(cart.items?.map((line) => line && 'configurable_options' in line && line.configurable_options[1]?.option_label)))
  expect(await reorder()).toEqual({ added: 1, unadded: [], isOff: false })
  expect(labels.at(-1)).toEqual(['Rozmiar'])
  expect(await inCart()).toEqual({ shell: 1 })
})

test('[ACC-06] a double click adds it once', async () => {
  const { reorder, inCart } = await customerWith([TEE])
  expect(await Promise.all([reorder(), reorder()])).toMatchObject([{ added: 1 }, { added: 1 }])
  expect(await inCart()).toEqual({ tee: 1 })
  await reorder()
  expect(await inCart()).toEqual({ tee: 2 })
})

describe('[ACC-06] a lost response', () => {
  test('is reconciled with the cart, including missing products', async () => {
    const { reorder, after, inCart } = await customerWith([SHELL, MANY_TEES])
    after('ReorderItems', lost)
    expect(await reorder()).toEqual({ added: 1, isOff: false, unadded: [{ name: TEE_NAME, problem: { reason: 'notAdded' } }] })
    expect(await inCart()).toEqual({ shell: 1 })
  })

  test('is not sent again if the cart was first read afterwards, even if the cart has more lines', async () => {
    const { reorder, addToCart, after, inCart } = await customerWith([SHELL, TEE])
    let isAway = false
    after('ReorderItems', () => {
      isAway = true
      return lost()
    })
    after('Cart', (answer) => (isAway ? lost() : answer))
    await expect(reorder()).rejects.toThrow('504')
    isAway = false
    await addToCart([{ sku: 'video', quantity: 1, selectedOptions: [] }])
    expect(await reorder()).toEqual({ added: 2, unadded: [], isOff: false })
    expect(await inCart()).toEqual({ shell: 1, tee: 1, video: 1 })
  })

  test('is sent again if the cart has none of its products', async () => {
    const { reorder, addToCart, inCart } = await customerWith([TEE])
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      (init.body as string).includes('"ReorderItems"') ? Promise.resolve(lost()) : fetch(address, init))
    await expect(reorder()).rejects.toThrow('504')
    vi.stubGlobal('fetch', fetch)
    await addToCart([{ sku: 'video', quantity: 1, selectedOptions: [] }])
    expect(await reorder()).toMatchObject({ added: 1 })
    expect(await inCart()).toEqual({ video: 1, tee: 1 })
  })
})
