import type { PageCode } from '../page/bundle-page-code.ts'
import type { Page } from '../page/open-page.ts'
import { type CheckoutEnd, submitOrder } from './submit-order.ts'
import { hesitate, type Shopper, untilAnswered } from './shopper.ts'

type Checkout = Awaited<ReturnType<PageCode['getCheckout']>>

/** Completes the missing steps of the checkout, from the address to the order. */
export async function checkOut(page: Page, shopper: Shopper): Promise<CheckoutEnd> {
  const { code } = page
  const cartId = code.readCartId()
  if (!cartId) return { kind: 'empty' }
  try {
    const checkout = await untilAnswered(page, () => code.getCheckout(cartId))
    if (code.cartLines(checkout.cart).length === 0) return { kind: 'empty' }
    const cart = await takeSteps(page, shopper, checkout)
    return await submitOrder(page, shopper, cartId, cart)
  } catch (error) {
    if (code.isCartGone(error) && code.wasSubmitted(cartId)) return { kind: 'ordered' }
    if (code.isCartUnusable(error)) return { kind: 'empty' }
    throw error
  }
}

async function takeSteps(page: Page, shopper: Shopper, { cart: first, customer }: Checkout): Promise<Checkout['cart']> {
  const { code } = page
  let cart = first
  for (;;) {
    const step = code.allowedStep('payment', cart)
    if (step === 'payment') return cart
    try {
      cart = step === 'address' ? await enterAddress(page, shopper, cart, customer) : await chooseDelivery(page, shopper, cart)
    } catch (error) {
      if (!(error instanceof code.ServerError)) throw error
      await hesitate(shopper)
    }
  }
}

async function enterAddress({ code }: Page, { intent }: Shopper, cart: Checkout['cart'], customer: Checkout['customer']): Promise<Checkout['cart']> {
  const blank = code.addressFormOf(cart, 'PL', customer)
  const saved = await code.saveAddresses({
    ...blank,
    email: intent.email,
    billingSame: intent.id % 3 !== 0,
    shipping: addressOf(intent.id, 'Zakopane'),
    billing: addressOf(intent.id, 'Nowy Targ'),
    saved: { shipping: '', billing: '' },
    keep: { shipping: false, billing: false },
  }, cart)
  if ('error' in saved) throw saved.error
  return saved.cart
}

const addressOf = (id: number, city: string) => ({
  firstName: 'Agata', lastName: 'Wierch', street: 'Kościeliska', number: String(1 + (id % 200)), postalCode: '34-500', city, countryCode: 'PL',
  regionId: '', region: '', phoneNumber: '+48 600 100 200', lines: [],
})

/** The codes of the places where orders by a carrier are collected, in SQL's LIKE. */
const PLACES: Readonly<Record<string, string>> = { locker: '______', instore: 'halny-%' }

/** The shopper's preferred carrier, or the first available one, with the first of its lockers or shops. */
async function chooseDelivery({ code }: Page, { intent }: Shopper, cart: Checkout['cart']): Promise<Checkout['cart']> {
  const [address] = cart.shipping_addresses
  const methods = (address?.available_shipping_methods ?? []).filter((method) => method?.available)
  const method = methods.find((each) => each?.carrier_code === intent.delivery) ?? methods[0]
  if (!method) throw new Error('No shipping method is available for this cart')
  const pattern = PLACES[method.carrier_code]
  const [location] = pattern ? await code.searchLocations(pattern, '') : []
  return code.setShippingMethod(method, () => (address && location ? code.addressAt(code.fromCartAddress(address), location) : undefined))
}
