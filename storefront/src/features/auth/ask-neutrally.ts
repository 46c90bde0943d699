import { StoreError } from '../../graphql/errors.ts'

const MILLISECONDS = 1000

/**
 * Asks for a mail about an account. Magento refuses where there is no account, and answers sooner; neither is to be seen, so that
 * any answer is as good as another and none comes before a second is over.
 * @throws ServerError when the shop does not answer, or is asked too often; StoreError when it minds that a session has ended
 */
export async function askNeutrally(ask: () => Promise<unknown>): Promise<void> {
  await Promise.all([withoutRefusal(ask), new Promise((resolve) => setTimeout(resolve, MILLISECONDS))])
}

async function withoutRefusal(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof StoreError) || error.reason === 'not-signed-in') throw error
  }
}
