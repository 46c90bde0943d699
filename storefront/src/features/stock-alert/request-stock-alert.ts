import { botTokenFor } from '../../graphql/bot-check/send-checked.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { StockAlertAnswer } from './stock-alert-answer.ts'
import type { StockAlertInput } from './stock-alert-input.ts'

export async function requestStockAlert(input: StockAlertInput): Promise<StockAlertAnswer> {
  const token = await botTokenFor('stockAlert')
  try {
    const headers = { 'content-type': 'application/json', ...(token && { 'x-recaptcha': token }) }
    const response = await fetch('/api/stock-alert', { method: 'POST', cache: 'no-store', headers, body: JSON.stringify(input) })
    if (!response.ok) throw new Error(`the server answered ${response.status}`)
    return (await response.json()) as StockAlertAnswer
  } catch (error) {
    logFailure('The request for a mail could not be sent', error)
    return { outcome: 'unreachable' }
  }
}
