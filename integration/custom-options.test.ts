import { describe, expect, test, vi } from 'vitest'
import { RELEASES } from '../backend/src/magento/release.ts'
import { KIT, MUG, PLAN, addProductKinds } from '../backend/src/modules/catalog/product-kinds.fixture.ts'
import { LARGE, MEDIUM, SIZE, COLOUR, SPRUCE } from '../backend/src/modules/cart/products.fixture.ts'
import type { Customized } from '../storefront/src/features/add-to-cart/item-choice.ts'
import { connect, enter } from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

const ENGRAVING = 40
const uid = (text: string) => btoa(text)

/** A shop in which every kind of product can be engraved. */
async function visit(release: (typeof RELEASES)[number]) {
  const backend = open({ release })
  const { database } = backend
  addProductKinds(database)
  for (const [index, productId] of [1, 3, 6, KIT.id, PLAN.id].entries()) {
    const id = ENGRAVING + index
    database.exec(`
      INSERT INTO custom_option (id, product_id, position, input, is_required, price, price_type, sku, max_characters)
        VALUES (${id}, ${productId}, 0, 'field', 1, 1000, 'FIXED', NULL, 20);
      INSERT INTO custom_option_text VALUES (${id}, 1, 'Engraving'), (${id}, 2, 'Grawer')`)
  }
  connect(backend)
  enter({ cookies: new Map() }, 'en')
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { lineChoice } = await import('../storefront/src/features/add-to-cart/line-choice.ts')
  return { addToCart, lineChoice }
}

const size = (value: number) => uid(`configurable/${SIZE}/${value}`)

const choices: [string, number, readonly string[], Customized][] = [
  ['tee', 0, [], { kind: 'Simple' }],
  ['shell', 1, [uid(`configurable/${COLOUR}/${SPRUCE}`), size(MEDIUM)], { kind: 'Configurable', variantSku: 'shell-m' }],
  ['video', 2, [], { kind: 'Virtual' }],
  ['kit', 3, [uid(`bundle/${KIT.baseOption}/${KIT.rope}/2`), uid(`bundle/${KIT.extraOption}/${KIT.beanie}/1`)], { kind: 'Bundle' }],
  ['plan', 4, [uid(`downloadable/${PLAN.films}`)], { kind: 'Downloadable' }],
]

describe.each(RELEASES)('custom options on Magento %s', (release) => {
  test.each(choices)('%s has its custom option in the cart, once', async (sku, option, selectedOptions, customized) => {
    const { addToCart, lineChoice } = await visit(release)
    const choice = { sku, quantity: 1, selectedOptions, enteredOptions: [{ uid: uid(`custom-option/${ENGRAVING + option}`), value: 'Ala' }], customized }
    const { isAdded, problems, cart } = await addToCart([choice])
    expect({ isAdded, problems }).toEqual({ isAdded: true, problems: [] })
    expect(cart?.items?.map((line) => line && lineChoice(line))).toEqual([choice])
  })

  test('selected and entered options can be combined, beside a product without options', async () => {
    const { addToCart } = await visit(release)
    const wrapped = uid(`custom-option/${MUG.wrapping}/${MUG.tin}`)
    const mug = { sku: 'mug', quantity: 2, selectedOptions: [wrapped], enteredOptions: [{ uid: uid(`custom-option/${MUG.engraving}`), value: 'Ala' }] }
    const { problems, cart } = await addToCart([{ ...mug, customized: { kind: 'Simple' } }, { sku: 'rope', quantity: 2, selectedOptions: [] }])
    expect(problems).toEqual([])
    expect(cart?.total_quantity).toBe(4)
    expect(cart?.items).toMatchObject([
      { product: { sku: 'rope' } },
      { product: { sku: 'mug' }, customizable_options: [{ values: [{ value: 'Ala' }] }, { values: [{ label: 'Tin' }] }] },
    ])
  })

  test('a product whose SKU in the cart includes those of its parts or options can be ordered, and its cart has no internal error', async () => {
    const { addToCart } = await visit(release)
    const { cartReadiness } = await import('../storefront/src/features/cart/line-problem.ts')
    const mug = { sku: 'mug', quantity: 1, selectedOptions: [], enteredOptions: [{ uid: uid(`custom-option/${MUG.engraving}`), value: 'Ala' }], customized: { kind: 'Simple' } } as const
    const parts = [uid(`bundle/${KIT.baseOption}/${KIT.rope}/2`), uid(`bundle/${KIT.extraOption}/${KIT.beanie}/1`)]
    const kit = { sku: 'kit', quantity: 1, selectedOptions: parts, enteredOptions: [{ uid: uid(`custom-option/${ENGRAVING + 3}`), value: 'Ala' }], customized: { kind: 'Bundle' } } as const
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { cart } = await addToCart([mug, kit])
    expect(cart?.items?.map((line) => line?.product.sku)).toEqual(['mug', 'kit'])
    expect(cartReadiness((cart?.items ?? []).filter((line) => line !== null))).toEqual({ kind: 'ready' })
    expect(logged).not.toHaveBeenCalled()
  })

  test('[CART-10] an entered text comes back as it was entered, also when its line is edited', async () => {
    const { addToCart, lineChoice } = await visit(release)
    const value = 'A & "O" <b> \'x\''
    const mug = { sku: 'mug', quantity: 1, selectedOptions: [], enteredOptions: [{ uid: uid(`custom-option/${MUG.engraving}`), value }], customized: { kind: 'Simple' } } as const
    const { cart } = await addToCart([mug])
    expect(cart?.items).toMatchObject([{ customizable_options: [{ values: [{ value }] }] }])
    expect(cart?.items?.map((line) => line && lineChoice(line))).toEqual([mug])
  })

  test('a refusal has its reason, and the cart stays empty', async () => {
    const { addToCart } = await visit(release)
    const sold = { sku: 'shell', quantity: 1, selectedOptions: [uid(`configurable/${COLOUR}/${SPRUCE}`), size(LARGE)] }
    const customized = { kind: 'Configurable', variantSku: 'shell-l' } as const
    const result = await addToCart([{ ...sold, enteredOptions: [{ uid: uid(`custom-option/${ENGRAVING + 1}`), value: 'Ala' }], customized }])
    expect(result).toMatchObject({ isAdded: false, problems: [{ reason: 'outOfStock' }] })
  })
})

test('an option that Magento 2.4.6 loses is reported to the shopper', async () => {
  const { addToCart } = await visit('2.4.6')
  const { onCartLost } = await import('../storefront/src/features/cart/cart-lost.ts')
  const losses: string[] = []
  const stop = onCartLost((loss) => losses.push(loss))
  const enteredOptions = [{ uid: uid(`custom-option/${MUG.engraving}`), value: '[Ala]' }]
  const { isAdded, cart } = await addToCart([{ sku: 'mug', quantity: 1, selectedOptions: [], enteredOptions, customized: { kind: 'Simple' } }])
  stop()
  expect({ isAdded, losses }).toEqual({ isAdded: true, losses: ['incomplete'] })
  expect(cart?.items).toMatchObject([{ product: { sku: 'mug' }, customizable_options: [] }])
})
