import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getShops } from '../contact/get-shops.ts'
import { getDelivery } from '../delivery/get-delivery.ts'
import { getWithdrawalRules } from '../withdrawal/get-withdrawal-rules.ts'
import type { OrderSettings } from './order-settings.ts'

const { paymentPages: pages, bankAccount: account, pickupMethods } = readServerSettings()

export async function getOrderSettings(locale: Locale): Promise<OrderSettings> {
  const [delivery, withdrawal, shops] = await Promise.all([getDelivery(locale), getWithdrawalRules(), getShops(locale)])
  return {
    pages, account, delivery, withdrawal,
    shops: shops.flatMap(({ street, postcode }) => (street && postcode ? [{ street, postcode }] : [])),
    hasPickup: Object.keys(pickupMethods).length > 0,
  }
}
