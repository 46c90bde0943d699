import type { Mishap, MishapKind } from './network/mishap.ts'
import type { PlaySettings } from './play.ts'
import { type ChaosShop, type LinkName, LINKS } from './servers/chaos-shop.ts'
import { type Blow, strike } from './strike.ts'
import type { Tally } from './tally.ts'

/** Every fault once: rows run concurrently, the faults in a row one after the other. */
const ROWS: readonly (readonly Blow[])[] = [
  [
    { kind: 'killed', whom: 'backend' },
    { kind: 'paused', whom: 'storefront', milliseconds: 500 },
    { kind: 'restarted', whom: 'storefront' },
    { kind: 'paused', whom: 'backend', milliseconds: 800 },
    { kind: 'killed', whom: 'storefront' },
    { kind: 'restarted', whom: 'backend' },
  ],
  [
    { kind: 'killed', whom: 'payment service' },
    { kind: 'paused', whom: 'payment service', milliseconds: 500 },
    { kind: 'restarted', whom: 'payment service' },
  ],
  LINKS.flatMap((whom, index): Blow[] => [
    { kind: 'parted', whom, milliseconds: 400, isLossy: index % 2 === 0 },
    { kind: 'cut', whom },
    { kind: 'slowed', whom, milliseconds: 200 },
  ]),
]

/** What befalls the first orders on each of the shop's links; a connection that stays half open would keep its shopper for half a minute. */
const MISHAPS: readonly MishapKind[] = ['answer lost', 'dropped', 'arrived late', 'answer cut', 'request cut']

export const DRILL: readonly Blow[] = ROWS.flat()

/** The same faults each time, and each while an order is on its way from the storefront to the backend. */
export function createDrill(): Pick<PlaySettings, 'weather' | 'mishapOf'> {
  const mishaps = new Map<LinkName, MishapKind[]>()
  let onOrder: () => void = () => {}

  function weather(shop: ChaosShop, tally: Tally): () => Promise<void> {
    const strikes = ROWS.map((row) => {
      const blows = [...row]
      let underWay = Promise.resolve()
      let isFree = true
      return async (): Promise<void> => {
        const blow = isFree ? blows.shift() : undefined
        if (!blow) return underWay
        isFree = false
        underWay = strike(shop, blow, tally).then(() => void (isFree = true))
        return underWay
      }
    })
    onOrder = () => strikes.forEach((next) => void next())
    return async () => void (await Promise.all(strikes.map((next) => next())))
  }

  function mishapOf(link: LinkName, operation: string): Mishap | undefined {
    if (!operation.startsWith('PlaceOrder')) return undefined
    if (link === 'storefront to backend') setImmediate(onOrder)
    if (!mishaps.has(link)) mishaps.set(link, [...MISHAPS])
    const kind = mishaps.get(link)!.shift()
    return kind && { kind, delayMs: 1000 }
  }
  return { weather, mishapOf }
}
