import type { PaymentKind } from './payment-kind.ts'
import { redirect, redirectNamed } from './redirect.ts'

export const blik: PaymentKind = { ...redirect, matches: redirectNamed('blik'), messages: 'blik', mark: 'blik' }
