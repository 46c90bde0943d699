import { expect, test } from 'vitest'
import { render } from './rendered.fixture.ts'

const wish = { __typename: 'SimpleWishlistItem', id: '7', quantity: 1, customizable_options: [], product: { __typename: 'SimpleProduct', name: 'Tee', url_key: 'tee', stock_status: 'IN_STOCK' } }
const nothing = { pending: new Map<string, number>(), problems: new Map<string, object>(), change: () => {}, forgetProblem: () => {} }
const still = { moving: [] as string[], isOfAll: false, unmoved: [] as object[], failure: undefined, move: async () => {}, forgetProblem: () => {} }

/** @returns the cart button's attributes */
async function cartButton(change: { quantities?: object; moves?: object }): Promise<string> {
  const html = await render('wishlist-page/wish-foot.tsx', 'WishFoot', { wish, quantities: { ...nothing, ...change.quantities }, moves: { ...still, ...change.moves } })
  return /<button[^>]*>(?!.*<button)/.exec(html)![0]
}

test.each([
  ['nothing else happens', {}, false],
  ['another wish is being changed', { quantities: { pending: new Map([['8', 3]]) }, moves: { moving: ['9'] } }, false],
  ['its new quantity is being saved', { quantities: { pending: new Map([['7', 3]]) } }, true],
  ['it is on its way', { moves: { moving: ['7'] } }, true],
])('[WISH-02] a wish can be moved to the cart unless it is being changed: %s', async (_, change, isBusy) => {
  expect((await cartButton(change)).includes('aria-busy="true"')).toBe(isBusy)
})
