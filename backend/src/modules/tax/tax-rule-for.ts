import type { Context } from '../../graphql/context.ts'
import { setting } from '../store/settings.ts'
import { findTaxRate } from './tax-rate.repository.ts'
import type { TaxRule } from './tax-rule.ts'

export interface TaxDestination {
  readonly countryCode: string
  readonly regionCode: string | null
}

const UNTAXED = { title: '', rate: 0 }

/** @param destination undefined until the cart has an address: Magento then taxes as in the shop's default place */
export function taxRuleFor({ database, store }: Pick<Context, 'database' | 'store'>, destination: TaxDestination | undefined): TaxRule {
  const { countryCode, regionCode } = destination ?? {
    countryCode: setting(database, 'tax/defaults/country', store.id),
    regionCode: setting(database, 'tax/defaults/region', store.id) || null,
  }
  return {
    ...(findTaxRate(database, countryCode, regionCode) ?? UNTAXED),
    isIncluded: setting(database, 'tax/calculation/price_includes_tax', store.id),
    isShippingTaxed: setting(database, 'tax/classes/shipping_tax_class', store.id) !== 0,
  }
}
