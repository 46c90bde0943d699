import { describe, expect, test } from 'vitest'
import { AGATA } from '../backend/src/modules/checkout/checkout.fixture.ts'
import { addCustomer } from '../backend/src/modules/customer/customer.fixture.ts'
import { cartToPlace } from '../backend/src/modules/order/order.fixture.ts'
import { type ShopVariant, SHOP_VARIANTS, type Visit, visitPolishShop } from './polish-shop.fixture.ts'

const visit = visitPolishShop()

const TEE = { sku: 'tee', quantity: 1, selectedOptions: [] }
const code = {
  actions: () => import('../storefront/src/features/cart/cart-actions.ts'),
  add: () => import('../storefront/src/features/add-to-cart/add-to-cart.ts'),
  address: () => import('../storefront/src/features/address/address-refusal.ts'),
  browser: () => import('../storefront/src/graphql/browser.ts'),
  checkout: () => import('../storefront/src/features/checkout/get-checkout.ts'),
  errors: () => import('../storefront/src/graphql/errors.ts'),
  operations: () => import('../storefront/src/graphql/generated/save-addresses.ts'),
  order: () => import('../storefront/src/features/place-order/place-order.ts'),
  orderRefusal: () => import('../storefront/src/features/place-order/order-failure.ts'),
  problem: () => import('../storefront/src/features/cart/cart-problem.ts'),
}

const sellOut = ({ shop }: Visit) => shop.backend.database.exec('UPDATE stock SET quantity = 0')

/** The reasons that the shop shows for a failure. */
async function problemOf(action: Promise<unknown>) {
  const { readProblem } = await code.problem()
  return action.then(() => undefined, readProblem)
}

async function visitWithTee(variant: ShopVariant): Promise<Visit> {
  const visitor = visit(variant)
  const { addToCart } = await code.add()
  expect(await addToCart([TEE])).toMatchObject({ isAdded: true })
  return visitor
}

describe.each(SHOP_VARIANTS)('a Polish store view of $release with these sentences translated: $translated', (variant) => {
  test('[CART-08] an invalid code', async () => {
    await visitWithTee(variant)
    const { applyCoupon } = await code.actions()
    expect(await problemOf(applyCoupon('NOPE'))).toEqual({ reason: 'couponWrong', count: 0 })
  })

  test('[CART-08] a second code', async () => {
    await visitWithTee(variant)
    const { applyCoupon } = await code.actions()
    await applyCoupon('WIATR10')
    expect((await problemOf(applyCoupon('SZLAK50')))?.reason).toBe(variant.translated === 'all' ? 'other' : 'couponApplied')
  })

  test('[CART-13] a quantity above the stock', async () => {
    await visitWithTee(variant)
    const { addToCart } = await code.add()
    expect(await addToCart([{ ...TEE, quantity: 99 }])).toMatchObject({ isAdded: false, problems: [{ reason: 'notEnough' }] })
    const { updateQuantity } = await code.actions()
    const { cart } = await addToCart([TEE])
    expect(await problemOf(updateQuantity(cart!.items![0]!.uid, 99))).toEqual({ reason: 'notEnough', count: 0 })
  })

  test('[CART-13] a quantity below the minimum', async () => {
    visit(variant)
    const { addToCart } = await code.add()
    expect((await addToCart([{ sku: 'rope', quantity: 1, selectedOptions: [] }])).problems).toEqual([{ reason: 'fewest', count: 2 }])
  })

  test('a line that no longer exists', async () => {
    await visitWithTee(variant)
    const { removeItem } = await code.actions()
    expect(await problemOf(removeItem('OTk5OTk5'))).toEqual({ reason: 'lineGone', count: 0 })
  })

  test('[CHK-12] an order whose products have sold out', async () => {
    const visitor = visit(variant)
    const cartId = await cartToPlace(visitor.shop, { store: 'pl' })
    visitor.cookies.set('magento_cartId', cartId)
    const { getCheckout } = await code.checkout()
    const { cart } = await getCheckout(cartId)
    visitor.before('PlaceOrder', () => sellOut(visitor))
    const { placeOrder } = await code.order()
    const outcome = await placeOrder({ cartId, cart, paymentCode: 'banktransfer', needsToken: false })
    expect(outcome).toMatchObject({ kind: 'refused', part: 'order' })
    const [{ refusalOf }, { orderReason }] = await Promise.all([code.errors(), code.orderRefusal()])
    const { error } = outcome as Extract<typeof outcome, { kind: 'refused' }>
    expect(orderReason({ refusal: refusalOf(error), text: error.message })).toEqual({ reason: 'outOfStock', count: 0 })
  })

  test('[CHK-10] an address without a city, and one that is not in the book', async () => {
    const visitor = visit(variant)
    const { token } = addCustomer(visitor.shop.backend.database, 'agata@example.com')
    visitor.cookies.set('magento_customerToken', token).set('magento_customerSession', token)
    const { addToCart } = await code.add()
    await addToCart([TEE])
    const cartId = visitor.cookies.get('magento_cartId')!
    const [{ send }, operations, { refusalOf }, { refusedField }] = await Promise.all([code.browser(), code.operations(), code.errors(), code.address()])
    const refusalFor = (shippingAddress: object) =>
      send(operations.SetShippingAddressesOnCartOperation, { cartId, shippingAddress }).then(() => undefined, refusalOf)
    expect(refusedField(await refusalFor({ address: { ...AGATA, city: '' } }))).toEqual({ field: 'city', message: 'provideCity' })
    expect(await refusalFor({ customer_address_id: 999 })).toEqual({ reason: 'savedAddressGone' })
  })

  test('[CHK-10] a payment method that is not available', async () => {
    const visitor = visit(variant)
    const cartId = await cartToPlace(visitor.shop, { store: 'pl' })
    visitor.cookies.set('magento_cartId', cartId)
    const { getCheckout } = await code.checkout()
    const { cart } = await getCheckout(cartId)
    const { placeOrder } = await code.order()
    const outcome = await placeOrder({ cartId, cart, paymentCode: 'nope', needsToken: false })
    expect(outcome).toMatchObject({ kind: 'refused', part: 'paymentMethod', error: { refusal: { reason: 'payment' } } })
  })
})
