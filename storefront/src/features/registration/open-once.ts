import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { createStore } from '../../lib/visitor-store.ts'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import type { Credentials } from '../auth/credentials-schema.ts'
import { type FirstLogin, logInFirst } from './first-login.ts'
import { type RegistrationRefusal, refusedField } from './registration-refusal.ts'

export type OpenedAccount =
  | { readonly kind: FirstLogin }
  | { readonly kind: 'refused'; readonly refusal: RegistrationRefusal }
  | { readonly kind: 'problem'; readonly problem: AuthProblem }

const TAKEN: OpenedAccount = { kind: 'refused', refusal: { field: 'email', message: 'emailTaken' } }

/** The addresses for which this tab has created an account, and those for which it may have, because the answer was lost. */
const addresses = createStore(() => ({ created: new Set<string>(), unconfirmed: new Set<string>() }))

/**
 * Creates an account and logs in. A second call after a partial failure continues where the first one stopped.
 * @param create sends the registration; not called if this tab has created the account
 * @param onMergeError receives the error if the carts cannot be merged; by default it is shown to the visitor
 */
export async function openOnce(customer: Credentials, create: () => Promise<void>, onMergeError?: (error: unknown) => void): Promise<OpenedAccount> {
  const { email } = customer
  const { created, unconfirmed } = addresses.get()
  const refused = created.has(email) ? undefined : await register(email, create)
  const mayBeOwn = refused !== undefined && mayBeTaken(refused) && unconfirmed.has(email)
  if (refused && !mayBeOwn) return refused
  const login = await logInFirst(customer, onMergeError)
  return refused && login !== 'done' ? refused : { kind: login }
}

// In an unknown language, the refusal of a taken address has no reason.
const mayBeTaken = (opened: OpenedAccount): boolean => opened === TAKEN || (opened.kind === 'problem' && opened.problem.reason === 'refused')

async function register(email: string, create: () => Promise<void>): Promise<OpenedAccount | undefined> {
  const { created, unconfirmed } = addresses.get()
  try {
    await create()
    created.add(email)
    return undefined
  } catch (error) {
    logFailure('The account could not be created', error)
    if (isUnanswered(error)) unconfirmed.add(email)
    const refusal = refusedField(error)
    if (refusal?.message === 'emailTaken') return TAKEN
    return refusal ? { kind: 'refused', refusal } : { kind: 'problem', problem: readGuestProblem(error) }
  }
}
