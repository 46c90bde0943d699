import { setTimeout } from 'node:timers/promises'
import { PASSWORD } from '../servers/prepare-shop.ts'
import { openBrowser, openTab } from '../page/browser.ts'
import type { Page } from '../page/open-page.ts'
import type { PageCode } from '../page/bundle-page-code.ts'
import type { Shopper } from './shopper.ts'

export type OrderRequest = Parameters<PageCode['placeOrder']>[0]

/** A page that hangs holds the lock that lets one tab place an order at a time. */
const PATIENCE_MS = 20_000

/** Presses the same cart's button at the same time in another tab, or on another device; it tries once, and remembers any number that it is shown. */
export async function pressElsewhere(tab: Page | undefined, shopper: Shopper, request: OrderRequest): Promise<void> {
  const page = tab ?? shopper.openPage(openTab(), openBrowser())
  const { code } = page
  const patience = new AbortController()
  setTimeout(PATIENCE_MS, undefined, { signal: patience.signal }).then(page.close, () => {})
  try {
    if (!tab) await code.logIn({ email: shopper.intent.email, password: PASSWORD })
    const outcome = await code.placeOrder(request)
    const { kind } = outcome.kind === 'lost' ? await code.reconcileLostOrder(request.cartId, outcome.isSlow, outcome.error) : outcome
    const number = kind === 'ordered' ? code.readPlacedOrder()?.orderNumber : undefined
    shopper.note(`${tab ? 'the other tab' : 'the other device'}: ${kind}${number ? ` ${number}` : ''}`)
    if (number) shopper.story.numbers.add(number)
  } catch (error) {
    shopper.note(`${tab ? 'the other tab' : 'the other device'}: ${(error as Error).message}`)
  } finally {
    patience.abort()
    page.close()
  }
}
