import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { RegistrationAttributesOperation } from '../../graphql/generated/consents.since-2.4.7.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { type AuthProblem, readGuestProblem } from './auth-problem.ts'
import { type ConsentWords, keptConsentsOf } from './consent-attributes.ts'
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

/** Whose account this tab has made, so that no second try asks for another; and whose it may have made, the answer having been lost. */
const made = new Set<string>()
const doubtful = new Set<string>()

/**
 * An account for somebody who does something else: made, and logged in to. Asked again for what was half done, it goes on there.
 * @param onMergeError takes what went wrong with the guest's cart; without it the visitor is told
 */
export async function openAccount(person: Person, words: ConsentWords, onMergeError?: (error: unknown) => void): Promise<OpenedAccount> {
  const { email } = person
  const refused = made.has(email) ? undefined : await register(person, words)
  const mayBeOurs = refused !== undefined && isPerhapsTaken(refused) && doubtful.has(email)
  if (refused && !mayBeOurs) return refused
  const login = await logInFirst(person, onMergeError)
  return refused && login !== 'done' ? refused : { kind: login }
}

// In a language that nobody here speaks, a taken address is refused like anything else.
const isPerhapsTaken = (opened: OpenedAccount): boolean => opened === TAKEN || (opened.kind === 'problem' && opened.problem.reason === 'refused')

async function register(person: Person, words: ConsentWords): Promise<OpenedAccount | undefined> {
  const { email } = person
  try {
    const kept = await keptConsentsOf(send(RegistrationAttributesOperation, {}))
    await registerCustomer({ ...person, newsletter: false }, kept, words)
    made.add(email)
    return undefined
  } catch (error) {
    logFailure('The account could not be made', error)
    if (error instanceof ServerError && error.status !== TOO_MANY_REQUESTS) doubtful.add(email)
    const refusal = refusedField(error)
    if (refusal?.message === 'emailTaken') return TAKEN
    return refusal ? { kind: 'refused', refusal } : { kind: 'problem', problem: readGuestProblem(error) }
  }
}
