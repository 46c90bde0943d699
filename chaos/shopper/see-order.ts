import { setTimeout } from 'node:timers/promises'
import type { Page } from '../page/open-page.ts'
import { type Shopper, show, untilAnswered } from './shopper.ts'
import type { SubmittedOrder, ShopperOutcome } from './story.ts'

const ATTEMPTS = 30
const MILLISECONDS_BETWEEN_ATTEMPTS = 1000

/** Opens the order's page, finds its number, and pays if the payment is on another site. */
export async function seeOrder(page: Page, shopper: Shopper): Promise<ShopperOutcome> {
  const { code } = page
  const { story, intent } = shopper
  const sent = code.readPlacedOrder()
  await show(page, code.successPath(intent.locale, sent?.orderNumber))
  if (!sent) throw new Error('The order page has no order')
  story.seen = sent.cart
  code.closeCart(sent.cartId)
  const order = sent.orderNumber || !code.hasSession() ? sent : { ...sent, ...(await findNumber(page, sent)) }
  if (!order.orderNumber) return { kind: 'mailed' }
  if (!sent.orderNumber) shopper.tally.count('numbers found again', 'shopper')
  story.numbers.add(order.orderNumber)
  await pay(page, shopper, order)
  return { kind: 'number', number: order.orderNumber }
}

const findNumber = (page: Page, sent: SubmittedOrder) => untilAnswered(page, () => page.code.findPlacedOrder(sent, sent.paymentCode.startsWith('sandbox_')))

async function pay(page: Page, shopper: Shopper, order: SubmittedOrder): Promise<void> {
  const { code } = page
  const { intent, story, paymentPages, shopUrl } = shopper
  const address = code.paymentUrl(order, paymentPages, intent.locale, shopUrl)
  if (!address || intent.decision === 'never') return
  const back = await decide(shopper, address)
  story.decided = intent.decision
  await untilShown(page, back.pathname + back.search)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    story.payment = await untilAnswered(page, async () => code.orderPayment(await code.getOrderToPay(order.orderNumber!, order.token!)))
    if (story.payment !== 'waiting') break
    await setTimeout(MILLISECONDS_BETWEEN_ATTEMPTS)
  }
  shopper.note(`the payment is ${story.payment}`)
}

/** Submits the decision to the payment service until it redirects the buyer. */
async function decide({ intent, note, tally }: Shopper, address: string): Promise<URL> {
  const paymentPage = new URL(address)
  const body = new URLSearchParams({ token: paymentPage.searchParams.get('token')!, return: paymentPage.searchParams.get('return')!, decision: intent.decision })
  for (;;) {
    try {
      const signal = AbortSignal.timeout(8000)
      await (await fetch(address, { signal })).text()
      const response = await fetch(paymentPage.origin + paymentPage.pathname, { method: 'POST', body, redirect: 'manual', signal })
      if (response.status === 303) return new URL(response.headers.get('location')!)
      note(`the payment service answered ${response.status}`)
    } catch (error) {
      note(`the payment service: ${(error as Error).message}`)
    }
    tally.count('paid again', 'shopper')
    await setTimeout(500)
  }
}

async function untilShown(page: Page, path: string): Promise<void> {
  for (;;) {
    const isShown = await show(page, path).then(() => true, () => false)
    if (isShown) return
    await setTimeout(500)
  }
}
