import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { send } from '../../graphql/browser.ts'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import { ConfirmEmailOperation } from '../../graphql/generated/confirm-email.since-2.4.7.ts'
import { ResendConfirmationEmailOperation } from '../../graphql/generated/resend-confirmation.since-2.4.8.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { requestMail } from '../auth/request-mail.ts'
import { emailOfLink, secretOfLink } from '../auth/mailed-link.ts'

export interface ConfirmationLink {
  readonly email: string | undefined
  readonly key: string | undefined
}

export type Confirmation = 'confirmed' | 'link-refused'

/** Reads the link's query. */
export function readConfirmationLink(search: string): ConfirmationLink {
  const query = new URLSearchParams(search)
  return { email: emailOfLink(query), key: secretOfLink(query, 'key') }
}

/** @throws StoreError for a refusal that is not about the link, ServerError */
export async function confirmAccount(email: string, key: string): Promise<Confirmation> {
  try {
    await send(ConfirmEmailOperation, { email, key })
    return 'confirmed'
  } catch (error) {
    // One answer for all reasons, so that a made-up key does not reveal whether the account exists.
    if (refusalOf(error)?.reason === 'linkRefused') return 'link-refused'
    throw error
  }
}

/** @throws ServerError on an outage, too many requests, or a Magento before 2.4.8, which cannot send another link */
export function resendConfirmation(email: string): Promise<void> {
  return requestMail(async () => {
    try {
      await sendChecked(ResendConfirmationEmailOperation, { email })
    } catch (error) {
      if (!lacksField(error, 'resendConfirmationEmail')) throw error
      throw new ServerError(ResendConfirmationEmailOperation.name, (error as Error).message, { cause: error })
    }
  })
}
