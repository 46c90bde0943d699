import type { AuthProblem } from '../auth/auth-problem.ts'
import type { ConsentWords } from '../auth/consent-attributes.ts'
import { openAccount } from '../auth/open-account.ts'
import type { RegistrationRefusal } from '../auth/registration-refusal.ts'
import { onCartId, readCartId } from '../cart/cart-id.ts'
import { tellUnmerged } from '../cart/cart-lost.ts'
import { inTurn } from '../cart/cart-turn.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { hasSession } from '../session/session.ts'
import type { AddressMessage } from '../address/address-schema.ts'
import type { AddressForm } from './address-form.ts'
import { carryCheckout } from './checkout-cache.ts'

export type AccountProblem = AuthProblem | 'notLoggedIn'

export type OrderAccount =
  /** The guest is a customer now, with what was in the cart. */
  | { readonly kind: 'done' }
  /** The account is there and waits for a link to be pressed: until then its owner is a guest. */
  | { readonly kind: 'to-be-confirmed' }
  /** A customer now, and in another cart: what was in the guest's has stayed behind. */
  | { readonly kind: 'unmerged' }
  | { readonly kind: 'refused'; readonly field: RefusedField; readonly message: string }
  | { readonly kind: 'problem'; readonly problem: AccountProblem }

type RefusedField = 'email' | 'password' | 'shipping.firstName' | 'shipping.lastName'

/** Makes the account that was asked for with the order, and has the guest go on as its customer, in the same step with the same cart. */
export async function openOrderAccount(form: AddressForm, cartId: string, words: ConsentWords): Promise<OrderAccount> {
  const { password, passwordConfirmation, statute, personalData } = form
  const { firstName, lastName } = form.shipping
  const email = form.email.trim()
  const person = { email, password, passwordConfirmation, statute, personalData, firstName: firstName.trim(), lastName: lastName.trim() }
  let mergeError: unknown
  const note = (error: unknown) => {
    mergeError = error
  }
  // Before anything shows the cart of the new id, there is something to show of it: the form stays as it is.
  const stop = onCartId(() => {
    const nextId = readCartId()
    if (nextId && nextId !== cartId && mergeError === undefined) carryCheckout(cartId, nextId, email)
  })
  try {
    const opened = await openAccount(person, words, note)
    if (opened.kind === 'refused') return refused(opened.refusal)
    if (opened.kind === 'problem') return opened
    if (!hasSession()) return opened.kind === 'to-be-confirmed' ? { kind: opened.kind } : { kind: 'problem', problem: 'notLoggedIn' }
    // The login may have gone wrong after it brought the session and before it brought the cart.
    if (readCartId() === cartId) {
      mergeError = undefined
      await inTurn(() => mergeCarts(note)).catch(note)
    }
    if (mergeError === undefined) return { kind: 'done' }
    tellUnmerged(mergeError)
    return { kind: 'unmerged' }
  } finally {
    stop()
  }
}

// The registration's rules are those of this form; where it knows better after all, the field says what this form says of it.
function refused({ field, message }: RegistrationRefusal): OrderAccount {
  switch (field) {
    case 'email':
      return { kind: 'refused', field, message: message === 'emailTaken' ? message : ('wrongEmail' satisfies AddressMessage) }
    case 'firstName':
      return { kind: 'refused', field: 'shipping.firstName', message: 'wrongFirstName' satisfies AddressMessage }
    case 'lastName':
      return { kind: 'refused', field: 'shipping.lastName', message: 'wrongLastName' satisfies AddressMessage }
    default:
      return { kind: 'refused', field: 'password', message }
  }
}
