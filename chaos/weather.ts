import { setTimeout } from 'node:timers/promises'
import type { Moments } from './play.ts'
import type { Mishap, MishapKind } from './network/mishap.ts'
import type { Random } from './random.ts'
import { type ChaosShop, LINKS } from './servers/chaos-shop.ts'
import type { MachineName } from './servers/machine.ts'
import { type Blow, strike } from './strike.ts'
import type { Tally } from './tally.ts'

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

/** Of a hundred requests of one kind, how many meet with something on each link. */
const MISHAPS_OF_ORDERS = 5
const MISHAPS_OF_OTHERS = 0.3

const MISHAP_KINDS: readonly (readonly [MishapKind, number])[] = [
  ['dropped', 2], ['request cut', 2], ['arrived late', 3], ['answer lost', 4], ['answer cut', 2], ['half open', 0.5], ['answer slow', 1],
]

/** Some longer than a page looks for an order whose answer was lost. */
const DELAYS_MS = [200, 9000] as const

export function createMishap(random: Random, operation: string): Mishap | undefined {
  const percent = operation.startsWith('PlaceOrder') ? MISHAPS_OF_ORDERS : MISHAPS_OF_OTHERS
  return random.chance(percent / 100) ? { kind: random.weighted(MISHAP_KINDS), delayMs: random.between(...DELAYS_MS) } : undefined
}

const ORDERS_BETWEEN_BLOWS = 50
/** A shop that is down sells nothing, and would wait for ever for the next blow. */
const LONGEST_BETWEEN_BLOWS_MS = 10_000
const AT_ONCE = 0.15
const LONGEST_WAIT_FOR_ORDER_MS = 1000
/** From when an order leaves the storefront to when the backend has stored it, at least. */
const ORDER_TAKES_MS = 12

/** Strikes after every so many orders, now and then twice at once, until it is told to stop. @returns stops it, and waits until the shop is whole */
export function startWeather(shop: ChaosShop, random: Random, tally: Tally, { ordersDone, orderUnderWay }: Moments): () => Promise<void> {
  let isOver = false
  const weather = (async () => {
    for (;;) {
      const orders = ordersDone() + random.between(0.5, 1.5) * ORDERS_BETWEEN_BLOWS
      const latest = performance.now() + LONGEST_BETWEEN_BLOWS_MS
      while (!isOver && ordersDone() < orders && performance.now() < latest) await setTimeout(50)
      await Promise.race([orderUnderWay(), setTimeout(LONGEST_WAIT_FOR_ORDER_MS)])
      if (isOver) return
      await setTimeout(random.between(0, ORDER_TAKES_MS))
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
