import { setTimeout } from 'node:timers/promises'
import type { Page } from '../page/open-page.ts'
import { type Shopper, show, untilAnswered } from './shopper.ts'
import type { SubmittedOrder, Told } from './story.ts'

const LOOKS = 30
const MILLISECONDS_BETWEEN_LOOKS = 1000

/** The page of the order: its number, as far as it is known, and from there to the payment where that is made elsewhere. */
export async function seeOrder(page: Page, shopper: Shopper): Promise<Told> {
  const { code } = page
  const { story, intent } = shopper
  const sent = code.readPlacedOrder()
  await show(page, code.successPath(intent.locale, sent?.orderNumber))
  if (!sent) throw new Error('The page of the order knows none')
  story.seen = sent.cart
  code.closeCart(sent.cartId)
  const order = sent.orderNumber || !code.hasSession() ? sent : { ...sent, ...(await findNumber(page, sent)) }
  if (!order.orderNumber) return { kind: 'mailed' }
  if (!sent.orderNumber) shopper.tally.count('numbers found again', 'shopper')
  story.numbers.add(order.orderNumber)
  await pay(page, shopper, order)
  return { kind: 'number', number: order.orderNumber }
}

const findNumber = (page: Page, sent: SubmittedOrder) => untilAnswered(page, () => page.code.findPlacedOrder(sent, sent.paymentCode === 'sandbox_redirect'))

async function pay(page: Page, shopper: Shopper, order: SubmittedOrder): Promise<void> {
  const { code } = page
  const { intent, story, paymentPages, shopUrl } = shopper
  const address = code.paymentUrl(order, paymentPages, intent.locale, shopUrl)
  if (!address || intent.decision === 'never') return
  const back = await decide(shopper, address)
  story.decided = intent.decision
  await untilShown(page, back.pathname + back.search)
  for (let look = 0; look < LOOKS; look += 1) {
    story.payment = await untilAnswered(page, () => code.getOrderPayment(order.orderNumber!, order.token!))
    if (story.payment !== 'waiting') break
    await setTimeout(MILLISECONDS_BETWEEN_LOOKS)
  }
  shopper.note(`the payment is ${story.payment}`)
}

/** On the page of the payment service, which is pressed again until it sends the buyer back. */
async function decide({ intent, note, tally }: Shopper, address: string): Promise<URL> {
  const asked = new URL(address)
  const body = new URLSearchParams({ token: asked.searchParams.get('token')!, return: asked.searchParams.get('return')!, decision: intent.decision })
  for (;;) {
    try {
      const signal = AbortSignal.timeout(8000)
      await (await fetch(address, { signal })).text()
      const response = await fetch(asked.origin + asked.pathname, { method: 'POST', body, redirect: 'manual', signal })
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
