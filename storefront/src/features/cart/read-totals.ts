import type { CartFragment, MoneyFragment } from '../../graphql/generated/types.ts'

type PricedCart = Pick<CartFragment, 'prices' | 'shipping_addresses'>

export interface CartSums {
  readonly subtotal: MoneyFragment
  /** Below zero, with the names of what gives it. */
  readonly discount: { readonly names: string; readonly amount: MoneyFragment } | undefined
  /** Unknown until a way of delivery is chosen. */
  readonly shipping: MoneyFragment | undefined
  readonly grandTotal: MoneyFragment
}

const UNKNOWN: MoneyFragment = { value: null, currency: null }

/** The totals of the backend, tax included. Nothing is summed here but the discounts. */
export function readTotals({ prices, shipping_addresses: [address] }: PricedCart): CartSums {
  const discounts = (prices?.discounts ?? []).filter((discount) => discount !== null)
  const value = discounts.reduce((sum, { amount }) => sum - (amount.value ?? 0), 0)
  return {
    subtotal: prices?.subtotal_including_tax ?? UNKNOWN,
    discount: value === 0 ? undefined : { names: discounts.map(discountName).filter(Boolean).join(', '), amount: { ...discounts[0]!.amount, value } },
    shipping: address?.selected_shipping_method?.price_incl_tax ?? undefined,
    grandTotal: prices?.grand_total ?? UNKNOWN,
  }
}

// Magento writes 'Discount (TEN)', where TEN is the coupon or the rule: the row is called a discount already.
const discountName = ({ label }: { label: string }): string => /^[^(]*\((.+)\)$/.exec(label)?.[1] ?? (label === 'Discount' ? '' : label)
