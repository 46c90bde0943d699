import type { Release } from './release.ts'

interface FaultRecord {
  /** Magento's issue about it. */
  readonly source: string
  readonly releases: readonly Release[]
}

/** Bugs of releases, and behaviour that later ones changed, as far as they affect storefronts. `docs/backend.md` describes each. */
export const FAULTS = {
  routeFragments: { source: 'magento/magento2#36544', releases: ['2.4.6'] },
  linkedProductFragments: { source: 'magento/magento2#29769', releases: ['2.4.6'] },
  customOptionsDropped: { source: 'magento/magento2#37599', releases: ['2.4.6'] },
  unknownTypeIsServerError: { source: 'webonyx/graphql-php', releases: ['2.4.6'] },
  missingEntityWithoutCategory: { source: 'graycoreio/daffodil#2928', releases: ['2.4.6'] },
  firstErrorOnly: { source: 'Magento\\Framework\\GraphQl\\Query\\ErrorHandler', releases: ['2.4.6'] },
  noOrderCodes: { source: 'ACSD-66139', releases: ['2.4.6'] },
  mergeRefusesBundles: { source: 'magento/magento2#37704', releases: ['2.4.6'] },
  mergeForgetsBackorders: { source: 'magento/magento2#40064', releases: ['2.4.6', '2.4.7', '2.4.8'] },
  optionsComparedBySku: { source: 'magento/magento2#39136', releases: ['2.4.7'] },
  orderErrorsAnswered: { source: 'magento/magento2#39300', releases: ['2.4.7', '2.4.8'] },
  updateErrorsAnswered: { source: 'Magento\\QuoteGraphQl\\Model\\Resolver\\UpdateCartItems', releases: ['2.4.8', '2.4.9'] },
  orderErrorsThrown: { source: 'graphcommerce-org/graphcommerce#2655', releases: ['2.4.9'] },
  orderCodesKept: { source: 'ACSD-67659', releases: ['2.4.9'] },
  orderUnderWay: { source: 'magento/magento2#36417', releases: ['2.4.6', '2.4.7', '2.4.8', '2.4.9'] },
  badRequestIsServerError: { source: 'ACSD-68925', releases: ['2.4.6', '2.4.7'] },
  stockOfComposedSku: { source: 'Magento\\InventoryGraphQl\\Model\\Resolver\\StockStatusProvider', releases: ['2.4.6', '2.4.7'] },
  giftMessageRequired: { source: 'Magento\\GiftMessageGraphQl\\Model\\Resolver\\Order\\Item\\GiftMessage', releases: ['2.4.6', '2.4.7', '2.4.8'] },
  tierPriceOfQuantity: { source: 'Magento\\CatalogCustomerGraphQl\\Model\\Resolver\\PriceTiers', releases: ['2.4.7', '2.4.8', '2.4.9'] },
  badTokenIsGuest: { source: 'ACSD-67941', releases: ['2.4.6', '2.4.7'] },
} as const satisfies Readonly<Record<string, FaultRecord>>

export type Fault = keyof typeof FAULTS

export function hasFault(release: Release | undefined, fault: Fault): boolean {
  const { releases }: FaultRecord = FAULTS[fault]
  return release !== undefined && releases.includes(release)
}
