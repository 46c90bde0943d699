import { taxedShipping, type TaxedAmount, type TaxRule } from '../tax/tax-rule.ts'

export interface RateStep {
  readonly fromWeight: number
  readonly price: number
}

export interface ShippingMethodRow {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly methodTitle: string
  readonly freeFrom: number | null
  /** The minimum value of the goods for this method. */
  readonly offeredFrom: number | null
  readonly maxWeight: number | null
  readonly steps: readonly RateStep[]
}

export interface ShippingRate {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly methodTitle: string
  /** Includes tax if the prices of the shop do. */
  readonly price: number
  readonly taxed: TaxedAmount
}

export interface Parcel {
  readonly weight: number
  /** Of the goods after the discount, in minor units. */
  readonly value: number
  readonly isFree: boolean
}

/** The methods available for this parcel, with their prices. */
export function shippingRates(methods: readonly ShippingMethodRow[], parcel: Parcel, rule: TaxRule): ShippingRate[] {
  return methods.flatMap((method) => {
    const price = isOffered(method, parcel) ? priceFor(method, parcel) : undefined
    if (price === undefined) return []
    const { carrierCode, methodCode, carrierTitle, methodTitle } = method
    return [{ carrierCode, methodCode, carrierTitle, methodTitle, price, taxed: taxedShipping(price, rule) }]
  })
}

function isOffered({ maxWeight, offeredFrom }: ShippingMethodRow, { weight, value }: Parcel): boolean {
  return weight <= (maxWeight ?? Infinity) && value >= (offeredFrom ?? 0)
}

function priceFor(method: ShippingMethodRow, parcel: Parcel): number | undefined {
  const step = method.steps.findLast(({ fromWeight }) => parcel.weight >= fromWeight)
  const isFree = parcel.isFree || parcel.value >= (method.freeFrom ?? Infinity)
  return isFree && step ? 0 : step?.price
}
