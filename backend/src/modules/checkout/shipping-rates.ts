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
  readonly maxWeight: number | null
  readonly steps: readonly RateStep[]
}

export interface ShippingRate {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly methodTitle: string
  readonly price: number
}

export interface Parcel {
  readonly weight: number
  /** Of the goods after the discount, in grosze. */
  readonly value: number
  readonly isFree: boolean
}

/** The methods that carry this parcel, with what each costs for it. */
export function shippingRates(methods: readonly ShippingMethodRow[], parcel: Parcel): ShippingRate[] {
  return methods.flatMap((method) => {
    const price = priceFor(method, parcel)
    if (price === undefined || (method.maxWeight !== null && parcel.weight > method.maxWeight)) return []
    const { carrierCode, methodCode, carrierTitle, methodTitle } = method
    return [{ carrierCode, methodCode, carrierTitle, methodTitle, price }]
  })
}

function priceFor(method: ShippingMethodRow, parcel: Parcel): number | undefined {
  const step = method.steps.findLast(({ fromWeight }) => parcel.weight >= fromWeight)
  const isFree = parcel.isFree || (method.freeFrom !== null && parcel.value >= method.freeFrom)
  return isFree && step ? 0 : step?.price
}
