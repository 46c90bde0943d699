import { botTokenFor } from '../../graphql/bot-check/send-checked.ts'
import { postJson } from '../../graphql/post-json.ts'
import { logFailure, minutesToWait, referenceOf } from '../../lib/log-failure.ts'
import type { StockAlertAnswer } from './stock-alert-answer.ts'
import type { StockAlertInput } from './stock-alert-input.ts'

export async function requestStockAlert(input: StockAlertInput): Promise<StockAlertAnswer> {
  const token = await botTokenFor('stockAlert')
  try {
    const { answer, reference } = await postJson<StockAlertAnswer>('StockAlert', '/api/stock-alert', input, token ? { 'x-recaptcha': token } : undefined)
    return answer.outcome === 'unreachable' ? { ...answer, reference } : answer
  } catch (error) {
    logFailure('The request for a mail could not be sent', error)
    const minutes = minutesToWait(error)
    return minutes ? { outcome: 'too-many', minutes } : { outcome: 'unreachable', reference: referenceOf(error) }
  }
}
