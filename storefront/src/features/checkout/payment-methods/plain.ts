import type { PaymentKind } from './payment-kind.ts'

const CODES = ['banktransfer', 'cashondelivery', 'checkmo', 'free']

/** Settled outside the shop: the code alone is enough. */
export const plain: PaymentKind = { isKind: (code) => CODES.includes(code), isSupported: true }
