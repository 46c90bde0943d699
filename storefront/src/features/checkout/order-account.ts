import type { AddressMessage } from '../address/address-message.ts'
import type { AuthProblem } from '../auth/auth-problem.ts'
import { onCartId, readCartId, readUnmergedCart } from '../cart/cart-id.ts'
import { reportUnmergedCart } from '../cart/cart-lost.ts'
import { enqueueCartCall } from '../cart/cart-queue.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import type { ConsentTexts } from '../registration/consent-attributes.ts'
import { openAccount } from '../registration/open-account.ts'
import type { RegistrationRefusal } from '../registration/registration-refusal.ts'
import { hasSession } from '../session/session.ts'
import type { AddressForm } from './address-form.ts'
import { carryCheckout } from './checkout-cache.ts'

export type AccountProblem = AuthProblem | 'notLoggedIn'

export type OrderAccount =
  /** The guest is a customer now, with the same cart. */
  | { readonly kind: 'done' }
  /** The account exists and waits for its confirmation link; until then its owner is a guest. */
  | { readonly kind: 'to-be-confirmed' }
  /** The guest is a customer now, but the guest's cart could not be merged. */
  | { readonly kind: 'unmerged' }
  | { readonly kind: 'refused'; readonly field: RefusedField; readonly message: string }
  | { readonly kind: 'problem'; readonly problem: AccountProblem }

type RefusedField = 'email' | 'password' | 'shipping.firstName' | 'shipping.lastName'

/** Creates the account, logs in, and stays on the same step with the same cart. */
export async function openOrderAccount(form: AddressForm, cartId: string, loadTexts: () => Promise<ConsentTexts>): Promise<OrderAccount> {
  const { password, passwordConfirmation, statute, personalData } = form
  const { firstName, lastName } = form.shipping
  const email = form.email.trim()
  const person = { email, password, passwordConfirmation, statute, personalData, firstName: firstName.trim(), lastName: lastName.trim() }
  let mergeError: unknown
  const note = (error: unknown) => {
    mergeError = error
  }
  // Data is cached under the cart's new id before it is rendered, so that the form stays mounted.
  const stop = onCartId(() => {
    const nextId = readCartId()
    if (nextId && nextId !== cartId && mergeError === undefined) carryCheckout(cartId, nextId, email)
  })
  try {
    const opened = await openAccount(person, loadTexts, note)
    if (opened.kind === 'refused') return refused(opened.refusal)
    if (opened.kind === 'problem') return opened
    if (!hasSession()) return opened.kind === 'to-be-confirmed' ? { kind: opened.kind } : { kind: 'problem', problem: 'notLoggedIn' }
    // The login may have failed after the session began and before the carts were merged.
    if ([readCartId(), readUnmergedCart()].includes(cartId)) {
      mergeError = undefined
      await enqueueCartCall(() => mergeCarts(note)).catch(note)
    }
    if (mergeError === undefined) return { kind: 'done' }
    reportUnmergedCart(mergeError)
    return { kind: 'unmerged' }
  } finally {
    stop()
  }
}

// The backend's refusals of a registration, as messages of this form.
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
