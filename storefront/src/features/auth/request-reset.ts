import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { RequestPasswordResetEmailOperation } from '../../graphql/generated/password.ts'

const MILLISECONDS = 1000

/**
 * Asks for a mail with a link. Magento refuses where there is no account, and answers sooner; neither is to be seen, so that any
 * answer is as good as another and none comes before a second is over.
 * @throws ServerError when the shop does not answer, or is asked too often
 */
export async function requestReset(email: string): Promise<void> {
  await Promise.all([ask(email), new Promise((resolve) => setTimeout(resolve, MILLISECONDS))])
}

async function ask(email: string): Promise<void> {
  try {
    await send(RequestPasswordResetEmailOperation, { email })
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
  }
}
