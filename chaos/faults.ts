import { setTimeout } from 'node:timers/promises'
import type { RunProgress } from './play.ts'
import type { RequestFault, RequestFaultKind } from './network/request-fault.ts'
import type { Random } from './random.ts'
import type { ChaosShop, LinkName } from './servers/chaos-shop.ts'
import type { MachineName } from './servers/machine.ts'
import type { Tally } from './tally.ts'

const KINDS = [['killed', 5], ['restarted', 3], ['paused', 4], ['partitioned', 5], ['slowed', 3], ['cut', 3]] as const

/** Milliseconds: mostly shorter than the gateway's timeout for the backend, sometimes longer. */
const LENGTHS = [[[300, 3000], 9], [[10_500, 13_000], 1]] as const

interface Targets {
  readonly machines: readonly MachineName[]
  readonly links: readonly LinkName[]
}

/** The backend fails twice as often as each of the others. */
const targetsOf = ({ machines, links }: ChaosShop): Targets => ({ machines: ['backend', ...machines.keys()], links: [...links.keys()] })

function createFault(random: Random, { machines, links }: Targets): Fault {
  const kind = random.weighted(KINDS)
  const milliseconds = Math.round(random.between(...random.weighted<readonly [number, number]>(LENGTHS)))
  if (kind === 'killed' || kind === 'restarted') return { kind, target: random.pick(machines) }
  if (kind === 'paused') return { kind, target: random.pick(machines), milliseconds }
  if (kind === 'cut') return { kind, target: random.pick(links) }
  if (kind === 'slowed') return { kind, target: random.pick(links), milliseconds }
  return { kind, target: random.pick(links), milliseconds, isLossy: random.chance(0.5) }
}

/** Percent of the requests that have a fault on each link. */
const ORDER_FAULT_PERCENT = 5
const OTHER_FAULT_PERCENT = 0.3

const REQUEST_FAULT_KINDS: readonly (readonly [RequestFaultKind, number])[] = [
  ['dropped', 2], ['request cut', 2], ['arrived late', 3], ['answer lost', 4], ['answer cut', 2], ['half open', 0.5], ['answer slow', 1],
]

/** Some are longer than a page searches for an order whose response was lost. */
const DELAYS_MS = [200, 9000] as const

export function createRequestFault(random: Random, operation: string): RequestFault | undefined {
  const percent = operation.startsWith('PlaceOrder') ? ORDER_FAULT_PERCENT : OTHER_FAULT_PERCENT
  return random.chance(percent / 100) ? { kind: random.weighted(REQUEST_FAULT_KINDS), delayMs: random.between(...DELAYS_MS) } : undefined
}

const ORDERS_BETWEEN_FAULTS = 50
/** A shop that is down completes no orders, so the next fault also comes after this time. */
const MAX_BETWEEN_FAULTS_MS = 10_000
const SIMULTANEOUS_SHARE = 0.15
const MAX_WAIT_FOR_ORDER_MS = 1000
/** The minimum time from the storefront's request until the backend has stored the order. */
const ORDER_TAKES_MS = 12

/** Injects a fault after every so many orders, sometimes two at once. @returns a function that stops, and resolves when the shop has recovered */
export function startFaults(shop: ChaosShop, random: Random, tally: Tally, { ordersDone, nextOrder }: RunProgress): () => Promise<void> {
  const targets = targetsOf(shop)
  let isOver = false
  const running = (async () => {
    for (;;) {
      const orders = ordersDone() + random.between(0.5, 1.5) * ORDERS_BETWEEN_FAULTS
      const latest = performance.now() + MAX_BETWEEN_FAULTS_MS
      while (!isOver && ordersDone() < orders && performance.now() < latest) await setTimeout(50)
      await Promise.race([nextOrder(), setTimeout(MAX_WAIT_FOR_ORDER_MS)])
      if (isOver) return
      await setTimeout(random.between(0, ORDER_TAKES_MS))
      const first = createFault(random, targets)
      const second = random.chance(SIMULTANEOUS_SHARE) ? createFault(random, targets) : undefined
      const isOther = second && second.target !== first.target
      await Promise.all([injectFault(shop, first, tally), isOther && injectFault(shop, second, tally)])
    }
  })()
  return async () => {
    isOver = true
    await running
  }
}

/** One fault that is injected into the shop. */
export type Fault =
  | { readonly kind: 'killed' | 'restarted'; readonly target: MachineName }
  | { readonly kind: 'paused'; readonly target: MachineName; readonly milliseconds: number }
  | { readonly kind: 'slowed'; readonly target: LinkName; readonly milliseconds: number }
  /** Lossy: data sent meanwhile never arrives if its sender has given up. */
  | { readonly kind: 'partitioned'; readonly target: LinkName; readonly milliseconds: number; readonly isLossy: boolean }
  | { readonly kind: 'cut'; readonly target: LinkName }

const SLOW_MS = 400

/** Resolves when the shop has recovered. */
export async function injectFault(shop: ChaosShop, fault: Fault, tally: Tally): Promise<void> {
  const detail = 'milliseconds' in fault ? ` for ${fault.milliseconds} ms${fault.kind === 'partitioned' && fault.isLossy ? ', lossy' : ''}` : ''
  tally.note(fault.kind, fault.target, detail)
  switch (fault.kind) {
    case 'killed':
      return named(shop.machines, fault.target).kill()
    case 'restarted':
      return named(shop.machines, fault.target).restart()
    case 'paused':
      return named(shop.machines, fault.target).pause(fault.milliseconds)
    case 'cut':
      return named(shop.links, fault.target).cut()
    case 'partitioned':
      named(shop.links, fault.target).partition(fault.isLossy)
      await setTimeout(fault.milliseconds)
      return named(shop.links, fault.target).heal()
    case 'slowed':
      named(shop.links, fault.target).slow(SLOW_MS)
      await setTimeout(fault.milliseconds)
      named(shop.links, fault.target).slow(0)
  }
}

function named<Name extends string, Value>(values: ReadonlyMap<Name, Value>, name: Name): Value {
  const value = values.get(name)
  if (!value) throw new Error(`This shop has no ${name}`)
  return value
}
