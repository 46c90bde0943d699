import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShopOfAllKinds, type TestShop } from '../backend/src/modules/cart/cart.fixture.ts'
import { connect, openBrowser } from './browser.fixture.ts'
import { type Browsers, difference } from './play-story.fixture.ts'
import { randomStory, type Scene } from './random-story.fixture.ts'

const STORIES = 100
const MANY_STORIES = 1000

let shop: TestShop
let browsers: Browsers

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  shop = openShopOfAllKinds()
  connect(shop.backend)
  browsers = { home: await openBrowser(2), away: await openBrowser(1) }
})
afterAll(async () => {
  await shop.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The shortest form of a failing story. */
async function failure(seed: number): Promise<object | undefined> {
  const story = randomStory(seed)
  const wrong = await difference(shop, browsers, seed, story)
  return wrong && ((await difference(shop, browsers, seed, await shortest(seed, story))) ?? wrong)
}

async function shortest(seed: number, story: readonly Scene[]): Promise<readonly Scene[]> {
  for (const left of story.keys()) {
    const shorter = story.toSpliced(left, 1)
    if (await difference(shop, browsers, seed, shorter)) return shortest(seed, shorter)
  }
  return story
}

async function expectEqualCarts(first: number, last: number): Promise<void> {
  for (let seed = first; seed <= last; seed += 1) expect(await failure(seed)).toBeUndefined()
}

const outcome = 'a cart has the expected lines and totals after random actions in two tabs and on another device'

test(`${outcome} (${STORIES} stories)`, { timeout: 120_000 }, () => expectEqualCarts(1, STORIES))

test(`${outcome} (${MANY_STORIES} stories)`, { timeout: 600_000, tags: ['thorough'] }, () => expectEqualCarts(STORIES + 1, MANY_STORIES))
