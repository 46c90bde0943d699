import { setTimeout } from 'node:timers/promises'
import type { Mishap } from './network/mishap.ts'
import type { Random } from './random.ts'
import { type ChaosShop, type LinkName, LINKS } from './servers/chaos-shop.ts'
import type { MachineName } from './servers/machine.ts'
import type { Tally } from './tally.ts'

/** One thing that is done to the shop. */
type Blow =
  | { readonly kind: 'killed' | 'restarted'; readonly whom: MachineName }
  | { readonly kind: 'paused'; readonly whom: MachineName; readonly milliseconds: number }
  | { readonly kind: 'slowed'; readonly whom: LinkName; readonly milliseconds: number }
  /** Lossy: what was sent meanwhile never arrives once its sender has given up. */
  | { readonly kind: 'parted'; readonly whom: LinkName; readonly milliseconds: number; readonly isLossy: boolean }
  | { readonly kind: 'cut'; readonly whom: LinkName }

const MACHINES: readonly MachineName[] = ['backend', 'backend', 'storefront', 'payment service']

const KINDS = [['killed', 5], ['restarted', 3], ['paused', 4], ['parted', 5], ['slowed', 3], ['cut', 3]] as const

/** Mostly shorter than the gateway waits for the backend, and now and then longer. */
const LENGTHS = [[[300, 3000], 9], [[10_500, 13_000], 1]] as const

function createBlow(random: Random): Blow {
  const kind = random.weighted(KINDS)
  const milliseconds = Math.round(random.between(...random.weighted<readonly [number, number]>(LENGTHS)))
  if (kind === 'killed' || kind === 'restarted') return { kind, whom: random.pick(MACHINES) }
  if (kind === 'paused') return { kind, whom: random.pick(MACHINES), milliseconds }
  if (kind === 'cut') return { kind, whom: random.pick(LINKS) }
  if (kind === 'slowed') return { kind, whom: random.pick(LINKS), milliseconds }
  return { kind, whom: random.pick(LINKS), milliseconds, isLossy: random.chance(0.5) }
}

const SLOW_MS = 400

/** Resolves when the shop is whole again. */
async function strike({ machines, links }: ChaosShop, blow: Blow, tally: Tally): Promise<void> {
  const detail = 'milliseconds' in blow ? ` for ${blow.milliseconds} ms${blow.kind === 'parted' && blow.isLossy ? ', lossy' : ''}` : ''
  tally.note(blow.kind, blow.whom, detail)
  switch (blow.kind) {
    case 'killed':
      return machines[blow.whom].kill()
    case 'restarted':
      return machines[blow.whom].restart()
    case 'paused':
      return machines[blow.whom].pause(blow.milliseconds)
    case 'cut':
      return links[blow.whom].cut()
    case 'parted':
      links[blow.whom].part(blow.isLossy)
      await setTimeout(blow.milliseconds)
      return links[blow.whom].heal()
    case 'slowed':
      links[blow.whom].slow(SLOW_MS)
      await setTimeout(blow.milliseconds)
      links[blow.whom].slow(0)
  }
}

/** Of a hundred requests of one kind, how many meet with something on each link. */
const MISHAPS_OF_ORDERS = 5
const MISHAPS_OF_OTHERS = 0.3

const MISHAP_KINDS: readonly (readonly [Mishap, number])[] = [
  ['dropped', 2], ['request cut', 2], ['arrived late', 3], ['answer lost', 4], ['answer cut', 2], ['half open', 0.5], ['answer slow', 1],
]

export function createMishap(random: Random, operation: string): Mishap | undefined {
  const percent = operation.startsWith('PlaceOrder') ? MISHAPS_OF_ORDERS : MISHAPS_OF_OTHERS
  return random.chance(percent / 100) ? random.weighted(MISHAP_KINDS) : undefined
}

const ORDERS_BETWEEN_BLOWS = 50
/** A shop that is down sells nothing, and would wait for ever for the next blow. */
const LONGEST_BETWEEN_BLOWS_MS = 10_000
const AT_ONCE = 0.15

/** Strikes after every so many orders, now and then twice at once, until it is told to stop. @returns stops it, and waits until the shop is whole */
export function startWeather(shop: ChaosShop, random: Random, tally: Tally, ordersDone: () => number): () => Promise<void> {
  let isOver = false
  const weather = (async () => {
    for (;;) {
      const orders = ordersDone() + random.between(0.5, 1.5) * ORDERS_BETWEEN_BLOWS
      const latest = performance.now() + LONGEST_BETWEEN_BLOWS_MS
      while (!isOver && ordersDone() < orders && performance.now() < latest) await setTimeout(50)
      if (isOver) return
      const first = createBlow(random)
      const second = random.chance(AT_ONCE) ? createBlow(random) : undefined
      const isOther = second && second.whom !== first.whom
      await Promise.all([strike(shop, first, tally), isOther && strike(shop, second, tally)])
    }
  })()
  return async () => {
    isOver = true
    await weather
  }
}
