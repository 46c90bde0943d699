import type { PaymentKind } from './payment-kind.ts'
import { redirect, redirectNamed } from './redirect.ts'

export const card: PaymentKind = { ...redirect, matches: redirectNamed('card', 'cards', 'cc', 'creditcard'), messages: 'card', mark: 'card' }
