import { askBackend } from '../../src/graphql/backend.ts'
import { SendDeclarationOperation } from '../../src/graphql/generated/send-declaration.server.since-2.4.7.ts'
import type { SendDeclarationMutation } from '../../src/graphql/generated/types.ts'
import { readAnswer } from '../../src/graphql/read-answer.ts'
import { withCategory } from '../../src/graphql/with-category.ts'
import { lacksField } from '../../src/graphql/refusals/library-messages.ts'
import type { Declaration } from '../../src/features/withdrawal/declaration.ts'
import type { Sent } from './delivery.ts'

const { name: operationName, query } = SendDeclarationOperation

/** Sends a declaration through the backend's contact form, which mails it to the merchant's address. @throws an error with a code */
export async function sendByContactService({ name, email, store, letters }: Declaration): Promise<Sent> {
  const { subject, text } = letters.shop
  const input = { name, email, comment: `${subject}\n\n${text}` }
  try {
    const response = await askBackend({ operationName, query, variables: { input }, store })
    const { contactUs } = await readAnswer<SendDeclarationMutation>(operationName, response, { isMutation: true, prepare: withCategory })
    if (contactUs?.status) return 'sent'
  } catch (error) {
    const code = lacksField(error, 'contactUs') ? 'the backend has no contact service: set WITHDRAWAL_SMTP_URL and WITHDRAWAL_MAIL_TO' : (error as Error).name
    throw Object.assign(new Error('The contact service did not take it'), { code })
  }
  throw Object.assign(new Error('The contact service did not take it'), { code: 'not taken' })
}
