import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { RegistrationAttributesOperation } from '../../graphql/generated/consents.since-2.4.7.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { createStore } from '../../lib/visitor-store.ts'
import { type AuthProblem, readGuestProblem } from '../auth/auth-problem.ts'
import { type ConsentTexts, storedConsentsOf } from './consent-attributes.ts'
import { type FirstLogin, logInFirst } from './first-login.ts'
import { registerCustomer } from './register-customer.ts'
import { type RegistrationRefusal, refusedField } from './registration-refusal.ts'
import type { Registration } from './registration-schema.ts'

export type OpenedAccount =
  | { readonly kind: FirstLogin }
  | { readonly kind: 'refused'; readonly refusal: RegistrationRefusal }
  | { readonly kind: 'problem'; readonly problem: AuthProblem }

type Person = Omit<Registration, 'newsletter'>

const TAKEN: OpenedAccount = { kind: 'refused', refusal: { field: 'email', message: 'emailTaken' } }
const TOO_MANY_REQUESTS = 429

/** The addresses for which this tab has created an account, and those for which it may have, because the answer was lost. */
const addresses = createStore(() => ({ created: new Set<string>(), unconfirmed: new Set<string>() }))

/**
 * Creates an account and logs in. A second call after a partial failure continues where the first one stopped.
 * @param onMergeError receives the error if the carts cannot be merged; by default it is shown to the visitor
 */
export async function openAccount(person: Person, consentTexts: ConsentTexts, onMergeError?: (error: unknown) => void): Promise<OpenedAccount> {
  const { email } = person
  const { created, unconfirmed } = addresses.get()
  const refused = created.has(email) ? undefined : await register(person, consentTexts)
  const mayBeOwn = refused !== undefined && mayBeTaken(refused) && unconfirmed.has(email)
  if (refused && !mayBeOwn) return refused
  const login = await logInFirst(person, onMergeError)
  return refused && login !== 'done' ? refused : { kind: login }
}

// In an unknown language, the refusal of a taken address has no reason.
const mayBeTaken = (opened: OpenedAccount): boolean => opened === TAKEN || (opened.kind === 'problem' && opened.problem.reason === 'refused')

async function register(person: Person, consentTexts: ConsentTexts): Promise<OpenedAccount | undefined> {
  const { email } = person
  const { created, unconfirmed } = addresses.get()
  try {
    const storedConsents = await storedConsentsOf(send(RegistrationAttributesOperation, {}))
    await registerCustomer({ ...person, newsletter: false }, storedConsents, consentTexts)
    created.add(email)
    return undefined
  } catch (error) {
    logFailure('The account could not be created', error)
    if (error instanceof ServerError && error.status !== TOO_MANY_REQUESTS) unconfirmed.add(email)
    const refusal = refusedField(error)
    if (refusal?.message === 'emailTaken') return TAKEN
    return refusal ? { kind: 'refused', refusal } : { kind: 'problem', problem: readGuestProblem(error) }
  }
}
