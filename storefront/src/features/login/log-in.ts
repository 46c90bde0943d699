import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { StoreError } from '../../graphql/errors.ts'
import { GenerateCustomerTokenOperation } from '../../graphql/generated/login.ts'
import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { Credentials } from '../auth/credentials-schema.ts'
import { IncompleteAnswer } from '../auth/incomplete-answer.ts'
import { readCartId } from '../cart/cart-id.ts'
import { enqueueCartCall } from '../cart/cart-queue.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { assignCompareList } from '../compare/assign-compare-list.ts'
import type { SessionEvent } from '../session/session-machine.ts'
import { dispatch, getSession, hasSession, refetchCustomer } from '../session/session.ts'

export interface LoginOptions {
  /** The message of the error for an answer without a token. */
  readonly missingTokenMessage?: string
  /** Receives the error if the carts cannot be merged; the login continues. */
  readonly onMergeError?: (error: unknown) => void
  readonly onSuccess?: () => void
}

/**
 * In this order: the gateway saves the token, the customer is fetched, the guest's cart is merged into the customer's, the guest's compare
 * list is assigned, `onSuccess` is called.
 * @throws StoreError if the backend refuses, ServerError, IncompleteAnswer without a token
 */
export async function logIn(credentials: Credentials, { missingTokenMessage, onMergeError, onSuccess }: LoginOptions = {}): Promise<void> {
  dispatch({ type: 'login' })
  let customer: CustomerFragment | undefined
  try {
    await saveToken(credentials, missingTokenMessage)
    dispatch({ type: 'token-saved' })
    customer = await refetchCustomer()
    if (!customer) throw missingCustomer()
  } catch (error) {
    dispatch({ type: 'login-failed' })
    throw error
  }
  await mergeGuestCart(onMergeError)
  advance({ type: 'carts-merged' })
  await assignCompareList(customer)
  advance({ type: 'lists-assigned' })
  onSuccess?.()
}

const missingCustomer = (): Error =>
  hasSession() ? new Error('Another session has begun') : new StoreError('The backend returned no customer', 'not-signed-in')

/** Fails if the session has ended meanwhile, or another one has begun in another tab. */
function advance(step: SessionEvent): void {
  if (getSession().status !== 'logging-in') throw new Error('The session ended during the login')
  dispatch(step)
}

async function saveToken({ email, password }: Credentials, missingTokenMessage = 'Customer token is missing'): Promise<void> {
  const { generateCustomerToken } = await sendChecked(GenerateCustomerTokenOperation, { email, password }, { dispensable: ['generateCustomerToken'] })
  if (!generateCustomerToken?.token) throw new IncompleteAnswer(GenerateCustomerTokenOperation.name, missingTokenMessage)
}

async function mergeGuestCart(onMergeError: LoginOptions['onMergeError']): Promise<void> {
  const hadGuestCart = readCartId() !== undefined
  try {
    await enqueueCartCall(() => mergeCarts(onMergeError))
  } catch (error) {
    logFailure("The customer's cart could not be found", error)
    if (hadGuestCart && hasSession()) onMergeError?.(error)
  }
}
