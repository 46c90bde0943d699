import { COUPONS, PRODUCTS } from './cart-model.fixture.ts'

export type Action =
  | { readonly kind: 'add'; readonly product: string; readonly quantity: number }
  /** `place` is the index of a line that the tab shows, modulo their number. */
  | { readonly kind: 'change'; readonly place: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly place: number }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'no coupon' }

export type Scene =
  | { readonly kind: 'log in or out' }
  | { readonly kind: 'away'; readonly action: Action }
  | { readonly kind: 'home'; readonly tab: 0 | 1; readonly action: Action }
  /** The second is sent before the first has a response. */
  | { readonly kind: 'in haste'; readonly actions: readonly [Action, Action] }
  | { readonly kind: 'both tabs at once'; readonly actions: readonly [Action, Action] }

export function randomStory(seed: number): Scene[] {
  const random = numbers(seed)
  return Array.from({ length: 8 }, (): Scene => {
    const scene = random(15)
    if (scene < 2) return { kind: 'log in or out' }
    if (scene < 5) return { kind: 'away', action: randomAction(random) }
    if (scene < 7) return { kind: 'both tabs at once', actions: [randomAction(random), randomAction(random)] }
    if (scene === 7) return { kind: 'in haste', actions: [randomAction(random), randomAction(random)] }
    return { kind: 'home', tab: random(2) === 0 ? 0 : 1, action: randomAction(random) }
  })
}

function randomAction(random: Random): Action {
  const action = random(20)
  if (action < 9) return { kind: 'add', product: one(Object.keys(PRODUCTS), random), quantity: 1 + random(4) }
  if (action < 13) return { kind: 'change', place: random(9), quantity: 1 + random(5) }
  if (action < 15) return { kind: 'remove', place: random(9) }
  return action < 18 ? { kind: 'coupon', code: one(Object.keys(COUPONS), random) } : { kind: 'no coupon' }
}

type Random = (below: number) => number

/** Deterministic pseudo-random numbers (mulberry32). */
function numbers(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const one = <Item>(list: readonly Item[], random: Random): Item => list[random(list.length)]!
