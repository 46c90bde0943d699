import type { Answered } from './customer-token.ts'
import { type GraphQLErrorBody, StoreError, toError } from './errors.ts'
import { nameThrown } from './refusals/name-refusal.ts'

/** Fields that request a mail to an address: the response is the same whether the address has an account or not. */
const MAILS = new Set(['requestPasswordResetEmail', 'resendConfirmationEmail'])

/** Fields that Magento refuses for several reasons, some of which reveal that an account or an order exists. */
const REFUSALS: Readonly<Record<string, { readonly message: string; readonly category: string }>> = {
  guestOrder: { message: 'No such order.', category: 'graphql-no-such-entity' },
  guestOrderByToken: { message: 'No such order.', category: 'graphql-no-such-entity' },
  // Magento's message for a wrong password, which also replaces the ones for a locked account and for an unconfirmed address.
  generateCustomerToken: {
    message: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    category: 'graphql-authentication',
  },
  confirmEmail: { message: 'The confirmation token is invalid. Verify the token and try again.', category: 'graphql-input' },
  resetPassword: { message: 'The password token is mismatched. Reset and try again.', category: 'graphql-input' },
}

/** Gives all refusals about an account or a guest's order one form, and every request for a mail the same success. Outages pass unchanged. */
export function neutralAnswer(field: string, answered: Answered): Answered {
  if (!isPrivate(field, answered)) return answered
  const refusal = REFUSALS[field]
  const body = refusal ? { data: { [field]: null }, errors: [{ message: refusal.message, path: [field], extensions: { category: refusal.category } }] } : { data: { [field]: true } }
  return { ...answered, status: 200, body }
}

/** Whether the response or its timing would reveal that such an account or order exists. */
export function isPrivate(field: string, { body: { data, errors = [] } }: Answered): boolean {
  if (MAILS.has(field)) return typeof data?.[field] === 'boolean' || errors.some((error) => isTelling(field, error))
  return field in REFUSALS && !data?.[field] && errors.some((error) => isTelling(field, error))
}

function isTelling(field: string, error: GraphQLErrorBody): boolean {
  if (error.path?.length !== 1 || !(toError(field, error) instanceof StoreError)) return false
  const reason = nameThrown(error, { field, variables: {} })?.reason
  // A refusal of a weak password reveals nothing about the account.
  return field === 'resetPassword' ? reason === 'linkRefused' || reason === 'accountLocked' : reason !== 'botCheckFailed'
}
