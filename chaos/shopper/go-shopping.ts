import { setTimeout } from 'node:timers/promises'
import { PASSWORD } from '../servers/prepare-shop.ts'
import { openTab } from '../page/browser.ts'
import type { Page } from '../page/open-page.ts'
import { checkOut } from './check-out.ts'
import { fillCart } from './fill-cart.ts'
import { seeOrder } from './see-order.ts'
import { hesitate, type Shopper, show } from './shopper.ts'
import type { ShopperOutcome } from './story.ts'

/** Where the shopper is; reloading the page continues there. */
type Place = 'shop' | 'checkout' | 'order'

const PATIENCE_MS = [30_000, 60_000] as const
/** The longest wait for an answer, longer than any fault lasts. */
const MAX_DURATION_MS = 240_000

/** Plays one intent until the shopper has an answer. After any failure the shopper reloads the page. */
export async function goShopping(shopper: Shopper): Promise<void> {
  const { story, tally, random } = shopper
  const tab = openTab()
  const over = performance.now() + MAX_DURATION_MS
  const where: { place: Place } = { place: 'shop' }
  while (performance.now() < over) {
    const page = shopper.openPage(tab)
    const patience = new AbortController()
    try {
      const going = visit(page, shopper, where)
      // An error of a closed page reaches no shopper.
      going.catch(() => {})
      const impatient = setTimeout(random.between(...PATIENCE_MS), 'impatient' as const, { signal: patience.signal }).catch(() => undefined)
      const outcome = await Promise.race([going, page.closed, impatient])
      if (outcome === 'impatient') shopper.note('has waited long enough')
      else if (outcome) {
        story.outcome = outcome
        break
      }
    } catch (error) {
      shopper.note(`${where.place}: ${(error as Error).message}`)
    } finally {
      patience.abort()
      page.close()
    }
    tally.count('page reloaded', 'shopper')
    await hesitate(shopper)
  }
  story.ended = tally.second()
}

async function visit(page: Page, shopper: Shopper, where: { place: Place }): Promise<ShopperOutcome | undefined> {
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
  if (end.kind === 'finished') return end.outcome
  if (end.kind === 'empty' && story.clicks > 0) return { kind: 'vanished' }
  where.place = end.kind === 'ordered' ? 'order' : end.kind === 'empty' ? 'shop' : 'checkout'
  return end.kind === 'ordered' ? seeOrder(page, shopper) : undefined
}

/** Every other customer logs in only after filling the cart, which Magento then merges. */
async function shop(page: Page, shopper: Shopper): Promise<ShopperOutcome | undefined> {
  const { intent } = shopper
  const mustLogIn = intent.isCustomer && !page.code.hasSession()
  const isLate = intent.id % 2 === 0
  if (mustLogIn && isLate) {
    const refusal = await fillCart(page, shopper)
    if (refusal) return refusal
  }
  if (mustLogIn) await page.code.logIn({ email: intent.email, password: PASSWORD })
  return fillCart(page, shopper)
}
