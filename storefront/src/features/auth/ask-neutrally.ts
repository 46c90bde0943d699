import { refusalOf, StoreError } from '../../graphql/errors.ts'
import { isBotCheck } from '../bot-check/is-bot-check.ts'

const MILLISECONDS = 1000

/**
 * Asks for a mail about an account. Magento refuses where there is no account, and answers sooner: any answer is shown as the same,
 * and none before a second is over. The gateway's bare answers are the same, too, and leave at full half seconds.
 * @throws ServerError when the shop does not answer, or is asked too often; StoreError when it minds that a session has ended, or takes
 * the visitor for a robot
 */
export async function askNeutrally(ask: () => Promise<unknown>): Promise<void> {
  await Promise.all([withoutRefusal(ask), new Promise((resolve) => setTimeout(resolve, MILLISECONDS))])
}

async function withoutRefusal(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof StoreError) || error.reason === 'not-signed-in' || isBotCheck(refusalOf(error)?.reason)) throw error
  }
}
