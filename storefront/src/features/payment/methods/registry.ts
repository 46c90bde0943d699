import type { MoneyFragment } from '../../../graphql/generated/types.ts'
import { bankTransfer } from './bank-transfer.ts'
import { blik } from './blik.ts'
import { card } from './card.ts'
import { cashOnDelivery } from './cash-on-delivery.ts'
import { checkMoneyOrder } from './check-money-order.ts'
import { FREE, free } from './free.ts'
import type { PaymentKind, PaymentPages } from './payment-kind.ts'
import { redirect } from './redirect.ts'
import { unsupported } from './unsupported.ts'

/** The first that matches a method handles it. A new kind of payment is a new file and an entry here. */
const KINDS: readonly PaymentKind[] = [blik, card, redirect, bankTransfer, cashOnDelivery, checkMoneyOrder, free, unsupported]

/** Any other method needs only its code: the payment is settled offline, as for most methods that modules add. */
const OFFLINE: PaymentKind = { matches: () => true }

export const kindOf = (code: string, pages: PaymentPages): PaymentKind => KINDS.find((kind) => kind.matches(code, pages)) ?? OFFLINE

export interface PaymentMethod {
  readonly code: string
  readonly title: string
}

/** The methods that the shopper may choose. For a grand total of zero Magento lists others beside `free`, and refuses them later. */
export function offeredMethods(
  methods: readonly (PaymentMethod | null)[] | null,
  grandTotal: MoneyFragment | null | undefined,
  pages: PaymentPages,
): readonly PaymentMethod[] {
  const offered = (methods ?? []).filter((method) => method !== null).filter(({ code }) => !kindOf(code, pages).isUnsupported)
  const zeroTotal = offered.filter(({ code }) => code === FREE)
  return grandTotal?.value === 0 && zeroTotal.length > 0 ? zeroTotal : offered.filter(({ code }) => code !== FREE)
}
