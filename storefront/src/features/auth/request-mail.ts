import { refusalOf, StoreError } from '../../graphql/errors.ts'
import { isBotCheck } from '../bot-check/is-bot-check.ts'

const MILLISECONDS = 1000

/**
 * Requests a mail about an account without revealing whether the account exists: Magento refuses an unknown address, and sooner, so every
 * response counts as a success and takes at least a second. The gateway hides the refusal as well, and responds at full half seconds.
 * @throws ServerError on an outage or too many requests; StoreError for an ended session or a failed bot check
 */
export async function requestMail(request: () => Promise<unknown>): Promise<void> {
  await Promise.all([withoutRefusal(request), new Promise((resolve) => setTimeout(resolve, MILLISECONDS))])
}

async function withoutRefusal(request: () => Promise<unknown>): Promise<void> {
  try {
    await request()
  } catch (error) {
    if (!(error instanceof StoreError) || error.reason === 'not-signed-in' || isBotCheck(refusalOf(error)?.reason)) throw error
  }
}
