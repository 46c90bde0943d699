import type { BankAccount } from '../../settings/payment.ts'
import type { DeliverySettings } from '../../settings/shop.ts'
import type { StreetAddress } from '../pickup/location-at.ts'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import type { WithdrawalRules } from '../withdrawal/withdrawable.ts'

/** The shop's settings that an order's page needs. */
export interface OrderSettings {
  readonly pages: PaymentPages
  readonly account: BankAccount | undefined
  readonly delivery: DeliverySettings
  readonly withdrawal: WithdrawalRules
  /** The shops from which orders are collected. */
  readonly shops: readonly StreetAddress[]
  /** Whether orders can go to lockers or shops. */
  readonly hasPickup: boolean
}
