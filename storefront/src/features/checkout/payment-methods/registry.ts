import type { MoneyFragment } from '../../../graphql/generated/types.ts'
import { bankTransfer } from './bank-transfer.ts'
import { cashOnDelivery } from './cash-on-delivery.ts'
import { checkMoneyOrder } from './check-money-order.ts'
import { FREE, free } from './free.ts'
import { needsDetails } from './needs-details.ts'
import type { PaymentKind, PaymentPages } from './payment-kind.ts'
import { redirect } from './redirect.ts'

/** Adding a kind of payment is adding it here; the first that knows a method carries it out. */
const KINDS: readonly PaymentKind[] = [redirect, bankTransfer, cashOnDelivery, checkMoneyOrder, free, needsDetails]

/** A method of no kind is settled outside the shop: most that Magento's modules add are, and their code alone is enough. */
const OUTSIDE: PaymentKind = { isKind: () => true }

export const kindOf = (code: string, pages: PaymentPages): PaymentKind => KINDS.find((kind) => kind.isKind(code, pages)) ?? OUTSIDE

export interface PaymentMethod {
  readonly code: string
  readonly title: string
}

/** What can be paid with. Magento lists other methods beside `free` for a total of nothing, and then refuses them. */
export function offeredMethods(
  methods: readonly (PaymentMethod | null)[] | null,
  grandTotal: MoneyFragment | null | undefined,
  pages: PaymentPages,
): readonly PaymentMethod[] {
  const offered = (methods ?? []).filter((method) => method !== null).filter(({ code }) => !kindOf(code, pages).isLeftOut)
  const nothing = offered.filter(({ code }) => code === FREE)
  return grandTotal?.value === 0 && nothing.length > 0 ? nothing : offered.filter(({ code }) => code !== FREE)
}
