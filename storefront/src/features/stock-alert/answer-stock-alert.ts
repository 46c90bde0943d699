import 'server-only'
import { readServerSettings } from '../../env.ts'
import { storeCode } from '../../graphql/backend.ts'
import { createBotCheck } from '../../graphql/bot-check/check-bot.ts'
import { readBotToken } from '../../graphql/bot-check/read-bot-token.ts'
import { failureLine } from '../../graphql/failure-line.ts'
import { sameOriginRoute } from '../../graphql/same-origin-route.ts'
import { createThrottle } from '../../graphql/throttle.ts'
import type { StockAlertAnswer } from './stock-alert-answer.ts'
import { readStockAlert, type StockAlertInput } from './stock-alert-input.ts'

const { services } = readServerSettings()
const TIME_LIMIT_MS = 5000
/** The name of the action for the bot check and the throttle. */
const ACTION = 'stockAlert'

const OUTCOMES: Readonly<Record<number, StockAlertAnswer['outcome']>> = { 404: 'gone', 409: 'in-stock', 422: 'email-wrong', 429: 'too-many' }

const throttle = createThrottle()
const checkBot = createBotCheck(services.botCheck)
const route = sameOriginRoute({ read: readStockAlert, answer })

/** `POST /api/stock-alert`: forwards a shopper's request to the service, so that browsers never contact it. */
export const postStockAlert = async (request: Request): Promise<Response> => (services.stockAlert ? route(request) : new Response(null, { status: 404 }))

async function answer(input: StockAlertInput, headers: Headers): Promise<StockAlertAnswer> {
  const address = headers.get('x-forwarded-for') ?? ''
  const attempt = await throttle({ field: ACTION, variables: { email: input.email }, address })
  const botAttempt = await throttle({ field: 'botCheck', variables: {}, address })
  const secondsToWait = Math.max(attempt.secondsToWait, botAttempt.secondsToWait)
  if (secondsToWait > 0) {
    await attempt.end('outage')
    await botAttempt.end('success')
    return { outcome: 'too-many', minutes: Math.ceil(secondsToWait / 60) }
  }
  const check = await checkBot({ action: ACTION, token: readBotToken(headers), address })
  await botAttempt.end(check === 'botCheckFailed' ? 'failure' : 'success')
  const isRefused = check === 'botCheckFailed' || check === 'botCheckDown'
  const outcome = isRefused ? check : await forward(input)
  // A request that was not stored sends no mail.
  await attempt.end(isRefused || outcome === 'unreachable' ? 'outage' : 'success')
  return { outcome }
}

async function forward({ sku, email, locale }: StockAlertInput): Promise<StockAlertAnswer['outcome']> {
  const { url = '', secret } = services.stockAlert ?? {}
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
      body: JSON.stringify({ sku, email, store: storeCode(locale) }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    await response.body?.cancel()
    if (response.ok) return 'accepted'
    const outcome = OUTCOMES[response.status]
    if (!outcome) throw new Error(`status ${response.status}: see STOCK_ALERT_URL and STOCK_ALERT_SECRET`)
    return outcome
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    console.error(`The stock alert service takes no requests: ${isLate ? `no response within ${TIME_LIMIT_MS / 1000} seconds` : failureLine(error)}`)
    return 'unreachable'
  }
}
