import { forgetSession, readSession, writeSession } from '../../lib/session-store.ts'
import type { AddressForm } from './address-form.ts'

const key = (cartId: string): string => `checkout-address:${cartId}`

/** What was typed and not yet sent, so that a reload keeps it. */
export const readAddressDraft = (cartId: string): AddressForm | undefined => readSession<AddressForm>(key(cartId))
export const keepAddressDraft = (cartId: string, form: AddressForm): void => writeSession(key(cartId), form)
export const forgetAddressDraft = (cartId: string): void => forgetSession(key(cartId))
