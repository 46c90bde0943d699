import type { MoneyFragment } from '../../graphql/generated/types.ts'
import { hasNetPrices, type TaxedCart } from './net-prices.ts'

export interface CartSums {
  readonly subtotal: MoneyFragment
  /** A negative amount, with the names of the coupons and rules. */
  readonly discount: { readonly names: string; readonly amount: MoneyFragment } | undefined
  /** Undefined until a delivery method is chosen. */
  readonly shipping: MoneyFragment | undefined
  /** Added to the amounts above or included in them; empty until the backend applies tax. */
  readonly taxes: ReadonlyArray<{ readonly label: string; readonly amount: MoneyFragment }>
  readonly isTaxAdded: boolean
  readonly grandTotal: MoneyFragment
}

const UNKNOWN: MoneyFragment = { value: null, currency: null }

/** The backend's totals, with or without tax as the catalogue shows prices. Only the discounts are added up here. */
export function readTotals(cart: TaxedCart): CartSums {
  const { prices, shipping_addresses: [address] } = cart
  const discounts = (prices?.discounts ?? []).filter((discount) => discount !== null)
  const value = discounts.reduce((sum, { amount }) => sum - (amount.value ?? 0), 0)
  const isTaxAdded = hasNetPrices(cart)
  const method = address?.selected_shipping_method
  const [first] = discounts
  return {
    subtotal: (isTaxAdded ? prices?.subtotal_excluding_tax : prices?.subtotal_including_tax) ?? UNKNOWN,
    discount: value === 0 || !first ? undefined : { names: discounts.map(discountName).filter(Boolean).join(', '), amount: { ...first.amount, value } },
    shipping: (isTaxAdded ? method?.price_excl_tax : method?.price_incl_tax) ?? undefined,
    taxes: (prices?.applied_taxes ?? []).filter((tax) => tax !== null).filter(({ amount }) => (amount.value ?? 0) > 0),
    isTaxAdded,
    grandTotal: prices?.grand_total ?? UNKNOWN,
  }
}

// Magento writes 'Discount (TEN)', where TEN is the coupon or the rule: the row is labelled as a discount already.
const discountName = ({ label }: { label: string }): string => /\((.+)\)$/.exec(label)?.[1] ?? (label === 'Discount' ? '' : label)
