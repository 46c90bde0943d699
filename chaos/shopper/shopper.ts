import { setTimeout } from 'node:timers/promises'
import { openPage, type Page, type PageSettings } from '../page/open-page.ts'
import { type Browser, openBrowser, type Tab } from '../page/browser.ts'
import type { Random } from '../random.ts'
import type { Tally } from '../tally.ts'
import type { Intent } from './intent.ts'
import type { Story } from './story.ts'

/** A simulated shopper with a browser and an intent. */
export interface Shopper {
  readonly intent: Intent
  readonly story: Story
  readonly random: Random
  readonly tally: Tally
  readonly browser: Browser
  readonly paymentPages: Readonly<Record<string, string>>
  readonly shopUrl: string
  readonly openPage: (tab: Tab, browser?: Browser) => Page
  readonly note: (text: string) => void
}

export type ShopSettings = Omit<PageSettings, 'browser' | 'address' | 'lang' | 'isRetried'> & Pick<Shopper, 'paymentPages'>

export function createShopper(intent: Intent, story: Story, random: Random, tally: Tally, shop: ShopSettings, browser = openBrowser()): Shopper {
  const address = [10, intent.id >> 16, (intent.id >> 8) & 255, intent.id & 255].join('.')
  const isRetried = (): boolean => {
    const isRetry = random.chance(0.5)
    if (isRetry) tally.count('sent again by the browser', 'shopper')
    return isRetry
  }
  return {
    intent, story, random, tally, browser,
    paymentPages: shop.paymentPages,
    shopUrl: shop.shopUrl,
    openPage: (tab, its = browser) => openPage({ ...shop, browser: its, address, isRetried, lang: intent.locale }, tab),
    note: (text) => void story.lines.push({ second: tally.second(), text }),
  }
}

/** Opens a URL of the shop in a page. @throws while the shop is unavailable */
export async function show(page: Page, path: string): Promise<void> {
  const response = await page.fetch(path)
  await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
}

/** Retries during an outage, as the shop's pages do; a refusal is an answer. */
export async function untilAnswered<Result>({ code }: Page, request: () => Promise<Result>): Promise<Result> {
  for (let wait = 500; ; wait = Math.min(2 * wait, 4000)) {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof code.ServerError)) throw error
      await setTimeout(wait)
    }
  }
}

/** Waits as long as a shopper reads and thinks. */
export const hesitate = ({ random }: Shopper, longestMs = 1000): Promise<void> => setTimeout(random.between(100, longestMs))
