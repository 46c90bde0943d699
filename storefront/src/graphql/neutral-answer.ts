import type { Answered } from './customer-token.ts'
import { type GraphQLErrorBody, StoreError, toError } from './errors.ts'
import { nameThrown } from './refusals/name-refusal.ts'

/** Ask for a mail to an address: the answer is the same whether there is an account behind it or not. */
const MAILS = new Set(['requestPasswordResetEmail', 'resendConfirmationEmail'])

/** Fields that Magento refuses for several reasons, some of which show that there is an account or an order. */
const REFUSALS: Readonly<Record<string, { readonly message: string; readonly category: string }>> = {
  guestOrder: { message: 'No such order.', category: 'graphql-no-such-entity' },
  guestOrderByToken: { message: 'No such order.', category: 'graphql-no-such-entity' },
  // Magento's own sentence, in place of a locked account's and of one whose address is not confirmed.
  generateCustomerToken: {
    message: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    category: 'graphql-authentication',
  },
  confirmEmail: { message: 'The confirmation token is invalid. Verify the token and try again.', category: 'graphql-input' },
  resetPassword: { message: 'The password token is mismatched. Reset and try again.', category: 'graphql-input' },
}

/** Gives all refusals about an account or a guest's order one form, and a mail's promise to everybody. Outages pass unchanged. */
export function neutralAnswer(field: string, answered: Answered): Answered {
  if (!isPrivate(field, answered)) return answered
  const refusal = REFUSALS[field]
  const body = refusal ? { data: { [field]: null }, errors: [{ message: refusal.message, path: [field], extensions: { category: refusal.category } }] } : { data: { [field]: true } }
  return { ...answered, status: 200, body }
}

/** Whether the answer, or how soon it comes, would tell whether there is such an account or order. */
export function isPrivate(field: string, { body: { data, errors = [] } }: Answered): boolean {
  if (MAILS.has(field)) return typeof data?.[field] === 'boolean' || errors.some((error) => isTelling(field, error))
  return field in REFUSALS && !data?.[field] && errors.some((error) => isTelling(field, error))
}

function isTelling(field: string, error: GraphQLErrorBody): boolean {
  if (error.path?.length !== 1 || !(toError(field, error) instanceof StoreError)) return false
  const reason = nameThrown(error, { field, variables: {} })?.reason
  // A password may be too weak for the shop, which says nothing of the account.
  return field === 'resetPassword' ? reason === 'linkRefused' || reason === 'accountLocked' : reason !== 'botCheckFailed'
}
