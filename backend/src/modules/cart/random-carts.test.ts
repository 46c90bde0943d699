import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '../customer/customer.fixture.ts'
import { add, as, newCart, openShopOfAllKinds, type TestShop } from './cart.fixture.ts'
import { CartModel, COUPONS, WARES } from './cart-model.fixture.ts'

const SEQUENCES = 300
const ACTIONS = 9

let shop: TestShop
beforeAll(() => void (shop = openShopOfAllKinds()))
afterAll(() => shop.close())

/** Numbers that look random and are the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

interface Cart {
  readonly id: string
  readonly asker: TestShop
  readonly model: CartModel
}

const CART = `id items { uid quantity prices { row_total_including_tax { value } } }
  applied_coupons { code } prices { subtotal_including_tax { value } grand_total { value } }`

async function read({ id, asker }: Cart) {
  return (await asker.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })).data.cart
}

const grosze = ({ value }: { value: number }) => Math.round(value * 100)

/** What a cart shows and what it should; undefined where that is the same. */
async function difference(cart: Cart): Promise<object | undefined> {
  const { model } = cart
  const { items, applied_coupons: coupons, prices } = await read(cart)
  const shown = {
    lines: items.map(({ quantity, prices: { row_total_including_tax: row } }: Line) => [quantity, grosze(row)]),
    coupons, subtotal: grosze(prices.subtotal_including_tax), total: grosze(prices.grand_total),
  }
  const expected = {
    lines: model.lines.map(({ quantity }, index) => [quantity, Math.round(model.rows()[index]!)]),
    coupons: model.coupon === undefined ? null : [{ code: model.coupon }],
    subtotal: Math.round(model.subtotal), total: Math.round(model.subtotal - model.discount),
  }
  return isDeepStrictEqual(shown, expected) ? undefined : { shown, expected }
}

interface Line {
  readonly uid: string
  readonly quantity: number
  readonly prices: { readonly row_total_including_tax: { readonly value: number } }
}

const one = <Item>(list: readonly Item[], random: (below: number) => number): Item => list[random(list.length)]!

async function act(cart: Cart, random: (below: number) => number): Promise<string> {
  const { id, asker, model } = cart
  const action = random(10)
  if (action < 5 || model.lines.length === 0) {
    const ware = one(Object.keys(WARES), random)
    const quantity = 1 + random(4)
    await add(asker, id, { ...WARES[ware]!.item, quantity })
    model.put(ware, quantity)
    return `add ${quantity} ${ware}`
  }
  if (action < 8) {
    const index = random(model.lines.length)
    const quantity = random(6)
    const { items } = await read(cart)
    await asker.ask('mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { errors { code } cart { id } } }', {
      input: { cart_id: id, cart_items: [{ cart_item_uid: items[index].uid, quantity }] },
    })
    model.change(index, quantity)
    return `line ${index} becomes ${quantity}`
  }
  if (action === 8) {
    await asker.ask('mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { id } } }', { id })
    model.coupon = undefined
    return 'no coupon'
  }
  const code = one(Object.keys(COUPONS), random)
  await asker.ask('mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
    { id, code })
  model.apply(code)
  return `coupon ${code}`
}

async function merge(guests: Cart, own: Cart): Promise<Cart> {
  const { errors } = await own.asker.ask('mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }', { id: guests.id })
  expect(errors).toBeUndefined()
  own.model.takeIn(guests.model)
  return { id: await newCart(shop), asker: shop, model: new CartModel(0) }
}

/** Tells one story; if it goes wrong somewhere, up to there. */
async function play(seed: number): Promise<object | undefined> {
  const random = numbers(seed)
  const group = 1 + random(2)
  const asker = as(addCustomer(shop.backend.database, `c${seed}@example.com`, group), shop)
  const own: Cart = { id: await newCart(asker), asker, model: new CartModel(group) }
  let guests: Cart = { id: await newCart(shop), asker: shop, model: new CartModel(0) }
  const story = [`seed ${seed}, group ${group}`]
  for (let step = 0; step < ACTIONS; step += 1) {
    const isMerge = random(7) === 0
    const cart = isMerge || random(2) === 0 ? own : guests
    if (isMerge) guests = await merge(guests, own)
    story.push(isMerge ? 'merge' : `${cart === own ? 'own' : 'guest'}: ${await act(cart, random)}`)
    const wrong = await difference(cart)
    if (wrong) return { story, ...wrong }
  }
  return undefined
}

test(`whatever is done to carts, they hold and cost what they should (${SEQUENCES} stories)`, { timeout: 240_000 }, async () => {
  for (let seed = 1; seed <= SEQUENCES; seed += 1) expect(await play(seed)).toBeUndefined()
})
