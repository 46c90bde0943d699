import { setTimeout } from 'node:timers/promises'
import { mkdirSync, rmSync } from 'node:fs'
import type { ShopPorts } from '../e2e/ports.ts'
import { type Audit, auditOrders } from './audit/audit-orders.ts'
import type { RequestFault } from './network/request-fault.ts'
import { type Browser, openBrowser } from './page/browser.ts'
import { bundlePageCode } from './page/bundle-page-code.ts'
import { createRandom } from './random.ts'
import { type ChaosShop, type LinkName, startChaosShop } from './servers/chaos-shop.ts'
import { type PreparedShop, prepareShop } from './servers/prepare-shop.ts'
import { goShopping } from './shopper/go-shopping.ts'
import { createIntent } from './shopper/intent.ts'
import { createShopper, type ShopSettings } from './shopper/shopper.ts'
import { beginStory, type Story } from './shopper/story.ts'
import { createTally, type Tally } from './tally.ts'

export interface PlaySettings {
  readonly orders: number
  /** The number of concurrent shoppers. */
  readonly shoppers: number
  readonly seed: number
  /** After so many minutes no new shopper starts. */
  readonly minutes: number
  readonly ports: ShopPorts
  /** The port of a second storefront, which shares its pages with the first through Redis. */
  readonly secondShopPort?: number
  readonly dataFolder: string
  /** Injects faults meanwhile. @returns a function that stops it */
  readonly startFaults: (shop: ChaosShop, tally: Tally, runProgress: RunProgress) => () => Promise<void>
  readonly requestFaultOf: (link: LinkName, operation: string) => RequestFault | undefined
  readonly onProgress?: (line: string) => void
}

/** The events that fault injection can wait for. */
export interface RunProgress {
  readonly ordersDone: () => number
  /** Resolves when the storefront sends the next order to the backend. */
  readonly nextOrder: () => Promise<void>
}

export interface Outcome {
  readonly stories: readonly Story[]
  readonly audit: Audit
  readonly tally: Tally
  readonly seconds: number
}

const SCARCE_SHARE = 0.002
const SECONDS_BETWEEN_LINES = 10
/** The number of visits of a customer with the same browser. */
const VISITS = 8

/** Lets shoppers buy while faults are injected, and audits the orders. */
export async function play(settings: PlaySettings): Promise<Outcome> {
  const { dataFolder, orders, shoppers } = settings
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  const tally = createTally()
  const prepared = await prepareShop(dataFolder, Math.ceil(shoppers / 2), Math.ceil(orders * SCARCE_SHARE))
  let passing = Promise.withResolvers<void>()
  const requestFaultOf = (link: LinkName, operation: string): RequestFault | undefined => {
    if (link === 'storefront to backend' && operation.startsWith('PlaceOrder')) {
      passing.resolve()
      passing = Promise.withResolvers<void>()
    }
    const requestFault = isOpen ? settings.requestFaultOf(link, operation) : undefined
    if (requestFault) tally.note(requestFault.kind, link, `, ${operation}`)
    return requestFault
  }
  let isOpen = false
  const shop = await startChaosShop({ ...settings, tally, requestFaultOf })
  isOpen = true
  try {
    const startCode = await bundlePageCode()
    const began = tally.second()
    const stories: Story[] = []
    const stopFaults = settings.startFaults(shop, tally, { ordersDone: () => stories.length, nextOrder: () => passing.promise })
    const progress = setInterval(() => settings.onProgress?.(progressLine(stories, orders, tally, began)), SECONDS_BETWEEN_LINES * 1000)
    const shopSettings: ShopSettings = { ...shop, startCode }
    await admitShoppers(settings, prepared, shopSettings, tally, stories)
    clearInterval(progress)
    const seconds = tally.second() - began
    isOpen = false
    await stopFaults()
    const unreported = await shop.untilPaymentsAreReported()
    await shop.stop()
    return { stories, audit: auditOrders(dataFolder, prepared, stories, unreported), tally, seconds }
  } finally {
    await shop.stop()
  }
}

/** Each seat is used by one shopper after the other; every second seat mostly by returning customers. */
async function admitShoppers({ orders, shoppers, seed, minutes }: PlaySettings, { variants, scarce, customers }: PreparedShop, shop: ShopSettings, tally: Tally, stories: Story[]): Promise<void> {
  const closes = tally.second() + minutes * 60
  let last = 0
  async function seat(index: number): Promise<void> {
    const email = customers[(index - 1) / 2]
    let customer: { browser: Browser; visits: number } | undefined
    while (last < orders && tally.second() < closes) {
      const id = (last += 1)
      const random = createRandom(seed, `shopper ${id}`)
      const isCustomer = email !== undefined && random.chance(0.8)
      if (isCustomer && (!customer || customer.visits === VISITS)) customer = { browser: openBrowser(), visits: 0 }
      if (isCustomer) customer!.visits += 1
      const intent = createIntent(id, random, variants, scarce, isCustomer ? email : undefined)
      const story = beginStory(intent, tally.second())
      await goShopping(createShopper(intent, story, random, tally, shop, isCustomer ? customer!.browser : undefined))
      stories.push(story)
    }
  }
  await Promise.all(Array.from({ length: Math.min(shoppers, orders) }, async (_, index) => {
    // Staggers the start of the shoppers.
    await setTimeout(index * 20)
    await seat(index)
  }))
}

function progressLine(stories: readonly Story[], orders: number, tally: Tally, began: number): string {
  const seconds = tally.second() - began
  const faults = ['killed', 'restarted', 'paused', 'partitioned', 'slowed', 'cut'].map((kind) => `${kind} ${tally.of(kind)}`).join(', ')
  return `${seconds.toFixed(0).padStart(5)} s  ${String(stories.length).padStart(6)} of ${orders}  ${(stories.length / seconds).toFixed(1)}/s  ${faults}, found again ${tally.of('answers found again')}`
}
