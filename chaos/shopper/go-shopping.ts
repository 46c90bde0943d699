import { setTimeout } from 'node:timers/promises'
import { PASSWORD } from '../servers/prepare-shop.ts'
import { openTab } from '../page/browser.ts'
import type { Page } from '../page/open-page.ts'
import { checkOut } from './check-out.ts'
import { fillCart } from './fill-cart.ts'
import { seeOrder } from './see-order.ts'
import { hesitate, type Shopper, show } from './shopper.ts'
import type { Told } from './story.ts'

/** Where the shopper is, and what loading the page anew leads to. */
type Place = 'shop' | 'checkout' | 'order'

const PATIENCE_MS = [30_000, 60_000] as const
/** Nobody waits longer for an answer; nothing that was done to the shop lasts as long. */
const LONGEST_MS = 240_000

/** Plays one intent until the shopper has an answer. After any failure the page is reloaded, as people do. */
export async function goShopping(shopper: Shopper): Promise<void> {
  const { story, tally, random } = shopper
  const tab = openTab()
  const over = performance.now() + LONGEST_MS
  const where: { place: Place } = { place: 'shop' }
  while (performance.now() < over) {
    const page = shopper.openPage(tab)
    const patience = new AbortController()
    try {
      const going = visit(page, shopper, where)
      // What a closed page was about to say is heard by nobody.
      going.catch(() => {})
      const bored = setTimeout(random.between(...PATIENCE_MS), 'bored' as const, { signal: patience.signal }).catch(() => undefined)
      const told = await Promise.race([going, page.closed, bored])
      if (told === 'bored') shopper.note('has waited long enough')
      else if (told) {
        story.told = told
        break
      }
    } catch (error) {
      shopper.note(`${where.place}: ${(error as Error).message}`)
    } finally {
      patience.abort()
      page.close()
    }
    tally.count('page loaded again', 'shopper')
    await hesitate(shopper)
  }
  story.ended = tally.second()
}

async function visit(page: Page, shopper: Shopper, where: { place: Place }): Promise<Told | undefined> {
  const { code } = page
  const { intent, story } = shopper
  if (where.place === 'order') return seeOrder(page, shopper)
  await show(page, code.localePath(intent.locale, where.place === 'shop' ? '/' : code.STEP_PATHS.payment))
  if (where.place === 'shop') {
    const refusal = await shop(page, shopper)
    if (refusal) return refusal
    where.place = 'checkout'
  }
  const end = await checkOut(page, shopper)
  if (end.kind === 'told') return end.told
  if (end.kind === 'empty' && story.presses > 0) return { kind: 'vanished' }
  where.place = end.kind === 'ordered' ? 'order' : end.kind === 'empty' ? 'shop' : 'checkout'
  return end.kind === 'ordered' ? seeOrder(page, shopper) : undefined
}

/** Every other customer logs in only once there is something in the cart, which goes along. */
async function shop(page: Page, shopper: Shopper): Promise<Told | undefined> {
  const { intent } = shopper
  const comesIn = intent.isCustomer && !page.code.hasSession()
  const isLate = intent.id % 2 === 0
  if (comesIn && isLate) {
    const refusal = await fillCart(page, shopper)
    if (refusal) return refusal
  }
  if (comesIn) await page.code.logIn({ email: intent.email, password: PASSWORD })
  return fillCart(page, shopper)
}
