import { setTimeout } from 'node:timers/promises'
import { mkdirSync, rmSync } from 'node:fs'
import type { ShopPorts } from '../e2e/start-shop.ts'
import { type Books, closeBooks } from './books/close-books.ts'
import type { Mishap } from './network/mishap.ts'
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
  /** After so many, nobody comes any more. */
  readonly minutes: number
  readonly ports: ShopPorts
  readonly dataFolder: string
  /** Injects faults meanwhile. @returns a function that stops it */
  readonly weather: (shop: ChaosShop, tally: Tally, moments: Moments) => () => Promise<void>
  readonly mishapOf: (link: LinkName, operation: string) => Mishap | undefined
  readonly onProgress?: (line: string) => void
}

/** What those who strike can wait for. */
export interface Moments {
  readonly ordersDone: () => number
  /** Resolves when the next order passes from the storefront to the backend. */
  readonly orderUnderWay: () => Promise<void>
}

export interface Outcome {
  readonly stories: readonly Story[]
  readonly books: Books
  readonly tally: Tally
  readonly seconds: number
}

const SCARCE_SHARE = 0.002
const SECONDS_BETWEEN_LINES = 10
/** As often does a customer come back with the same browser. */
const VISITS = 8

/** Lets shoppers buy while the shop is struck, and closes the books. */
export async function play(settings: PlaySettings): Promise<Outcome> {
  const { dataFolder, orders, shoppers, ports } = settings
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  const tally = createTally()
  const prepared = await prepareShop(dataFolder, Math.ceil(shoppers / 2), Math.ceil(orders * SCARCE_SHARE))
  let passing = Promise.withResolvers<void>()
  const mishapOf = (link: LinkName, operation: string): Mishap | undefined => {
    if (link === 'storefront to backend' && operation.startsWith('PlaceOrder')) {
      passing.resolve()
      passing = Promise.withResolvers<void>()
    }
    const mishap = isOpen ? settings.mishapOf(link, operation) : undefined
    if (mishap) tally.note(mishap.kind, link, `, ${operation}`)
    return mishap
  }
  let isOpen = false
  const shop = await startChaosShop(ports, dataFolder, tally, mishapOf)
  isOpen = true
  try {
    const startCode = await bundlePageCode()
    const began = tally.second()
    const stories: Story[] = []
    const stopWeather = settings.weather(shop, tally, { ordersDone: () => stories.length, orderUnderWay: () => passing.promise })
    const progress = setInterval(() => settings.onProgress?.(progressLine(stories, orders, tally, began)), SECONDS_BETWEEN_LINES * 1000)
    const shopSettings: ShopSettings = { ...shop, shopUrl: shop.links['shopper to storefront'].url, startCode }
    await letIn(settings, prepared, shopSettings, tally, stories)
    clearInterval(progress)
    const seconds = tally.second() - began
    isOpen = false
    await stopWeather()
    const untold = await shop.untilPaymentsAreTold()
    await shop.stop()
    return { stories, books: closeBooks(dataFolder, prepared, stories, untold), tally, seconds }
  } finally {
    await shop.stop()
  }
}

/** Each seat is taken by one shopper after the other; every second one mostly by customers, who come back. */
async function letIn({ orders, shoppers, seed, minutes }: PlaySettings, { wares, scarce, customers }: PreparedShop, shop: ShopSettings, tally: Tally, stories: Story[]): Promise<void> {
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
      const intent = createIntent(id, random, wares, scarce, isCustomer ? email : undefined)
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
  const blows = ['killed', 'restarted', 'paused', 'parted', 'slowed', 'cut'].map((kind) => `${kind} ${tally.of(kind)}`).join(', ')
  return `${seconds.toFixed(0).padStart(5)} s  ${String(stories.length).padStart(6)} of ${orders}  ${(stories.length / seconds).toFixed(1)}/s  ${blows}, found again ${tally.of('answers found again')}`
}
