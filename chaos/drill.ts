import type { RequestFault, RequestFaultKind } from './network/request-fault.ts'
import type { PlaySettings } from './play.ts'
import { type ChaosShop, type LinkName, LINKS } from './servers/chaos-shop.ts'
import { type Fault, injectFault } from './faults.ts'
import type { Tally } from './tally.ts'

/** Every fault once: rows run concurrently, the faults in a row one after the other. */
const ROWS: readonly (readonly Fault[])[] = [
  [
    { kind: 'killed', target: 'backend' },
    { kind: 'paused', target: 'storefront', milliseconds: 500 },
    { kind: 'restarted', target: 'storefront' },
    { kind: 'paused', target: 'backend', milliseconds: 800 },
    { kind: 'killed', target: 'storefront' },
    { kind: 'restarted', target: 'backend' },
  ],
  [
    { kind: 'killed', target: 'payment service' },
    { kind: 'paused', target: 'payment service', milliseconds: 500 },
    { kind: 'restarted', target: 'payment service' },
  ],
  LINKS.flatMap((target, index): Fault[] => [
    { kind: 'partitioned', target, milliseconds: 400, isLossy: index % 2 === 0 },
    { kind: 'cut', target },
    { kind: 'slowed', target, milliseconds: 200 },
  ]),
]

/** The faults of the first orders on each link. A half-open connection is not among them: its shopper would wait for half a minute. */
const REQUEST_FAULTS: readonly RequestFaultKind[] = ['answer lost', 'dropped', 'arrived late', 'answer cut', 'request cut']

export const DRILL: readonly Fault[] = ROWS.flat()

/** The same faults in each run, each injected while an order is sent from the storefront to the backend. */
export function createDrill(): Pick<PlaySettings, 'startFaults' | 'requestFaultOf'> {
  const requestFaults = new Map<LinkName, RequestFaultKind[]>()
  let onOrder: () => void = () => {}

  function startFaults(shop: ChaosShop, tally: Tally): () => Promise<void> {
    const injections = ROWS.map((row) => {
      const faults = [...row]
      let running = Promise.resolve()
      let isFree = true
      return async (): Promise<void> => {
        const fault = isFree ? faults.shift() : undefined
        if (!fault) return running
        isFree = false
        running = injectFault(shop, fault, tally).then(() => void (isFree = true))
        return running
      }
    })
    onOrder = () => injections.forEach((next) => void next())
    return async () => void (await Promise.all(injections.map((next) => next())))
  }

  function requestFaultOf(link: LinkName, operation: string): RequestFault | undefined {
    if (!operation.startsWith('PlaceOrder')) return undefined
    if (link === 'storefront to backend') setImmediate(onOrder)
    if (!requestFaults.has(link)) requestFaults.set(link, [...REQUEST_FAULTS])
    const kind = requestFaults.get(link)!.shift()
    return kind && { kind, delayMs: 1000 }
  }
  return { startFaults, requestFaultOf }
}
