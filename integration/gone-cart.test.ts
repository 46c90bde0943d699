import { describe, expect, test } from 'vitest'
import { cartToPlace } from '../backend/src/modules/order/order.fixture.ts'
import { addCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { SHOP_VARIANTS, type Visit, visitPolishShop } from './polish-shop.fixture.ts'

const visit = visitPolishShop()

const TEE = { sku: 'tee', quantity: 1, selectedOptions: [] }
const code = {
  add: () => import('../storefront/src/features/add-to-cart/add-to-cart.ts'),
  checkout: () => import('../storefront/src/features/checkout/get-checkout.ts'),
  reconcileOrder: () => import('../storefront/src/features/place-order/reconcile-order.ts'),
  merge: () => import('../storefront/src/features/cart/merge-carts.ts'),
  order: () => import('../storefront/src/features/place-order/place-order.ts'),
}

const endCarts = ({ shop }: Visit) => shop.backend.database.exec('UPDATE cart SET is_active = 0')

async function readyToOrder(visitor: Visit) {
  const cartId = await cartToPlace(visitor.shop, { store: 'pl' })
  visitor.cookies.set('magento_cartId', cartId)
  const { getCheckout } = await code.checkout()
  const { cart } = await getCheckout(cartId)
  return { cartId, cart, paymentCode: 'banktransfer', needsToken: false }
}

describe.each(SHOP_VARIANTS)('[CART-12] a Polish store view of $release with these sentences translated: $translated', (variant) => {
  test('a cart that no longer exists is replaced', async () => {
    const visitor = visit(variant)
    const { addToCart } = await code.add()
    expect(await addToCart([TEE])).toMatchObject({ isAdded: true })
    const old = visitor.cookies.get('magento_cartId')
    endCarts(visitor)
    expect(await addToCart([TEE])).toMatchObject({ isAdded: true, problems: [], cart: { total_quantity: 1 } })
    expect(visitor.cookies.get('magento_cartId')).not.toBe(old)
  })

  test('a cart that never existed is replaced', async () => {
    const visitor = visit(variant)
    visitor.cookies.set('magento_cartId', 'unknown-cart')
    const { addToCart } = await code.add()
    expect(await addToCart([TEE])).toMatchObject({ isAdded: true })
  })

  test('the cart of a customer who is no longer logged in is replaced', async () => {
    const visitor = visit(variant)
    const customer = addCustomer(visitor.shop.backend.database, 'agata@example.com')
    const { data } = await visitor.shop.ask('{ customerCart { id } }', {}, 'pl', customer)
    visitor.cookies.set('magento_cartId', data.customerCart.id)
    const { addToCart } = await code.add()
    expect(await addToCart([TEE])).toMatchObject({ isAdded: true })
    expect(visitor.cookies.get('magento_cartId')).not.toBe(data.customerCart.id)
  })

  test('[CHK-13] an order whose cart was already ordered is not sent again', async () => {
    const visitor = visit(variant)
    const request = await readyToOrder(visitor)
    const { isOrdered } = await code.reconcileOrder()
    expect(await isOrdered(request.cartId)).toBe(false)
    let sent = 0
    visitor.before('PlaceOrder', () => {
      sent += 1
      endCarts(visitor)
    })
    const { placeOrder } = await code.order()
    expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
    expect(await isOrdered(request.cartId)).toBe(true)
    expect(await placeOrder(request)).toEqual({ kind: 'ordered' })
    expect(sent).toBe(1)
  })

  test('[CHK-13] an order with an active cart is not treated as placed', async () => {
    const visitor = visit(variant)
    const request = await readyToOrder(visitor)
    visitor.before('PlaceOrder', () => visitor.shop.backend.database.exec('UPDATE stock SET quantity = 0'))
    const { placeOrder } = await code.order()
    expect(await placeOrder(request)).toMatchObject({ kind: 'refused', part: 'order' })
    const { isOrdered } = await code.reconcileOrder()
    expect(await isOrdered(request.cartId)).toBe(false)
  })

  test('[AUTH-01] a merge whose response was lost is recognised', async () => {
    const visitor = visit(variant)
    const { addToCart } = await code.add()
    await addToCart([TEE])
    const { token } = addCustomer(visitor.shop.backend.database, 'agata@example.com')
    visitor.cookies.set('magento_customerToken', token).set('magento_customerSession', token)
    let sent = 0
    visitor.after('MergeCarts', (answer) => {
      sent += 1
      return sent === 1 ? new Response(null, { status: 504 }) : answer
    })
    const { mergeCarts } = await code.merge()
    const failures: unknown[] = []
    await mergeCarts((failure) => failures.push(failure))
    expect([sent, failures]).toEqual([2, []])
  })
})
