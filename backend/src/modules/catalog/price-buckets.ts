/** Products by the step of a price range that they fall in: step 0 holds prices from 0 to under one range. */
export type Histogram = ReadonlyMap<number, number>

export interface PriceBucket {
  readonly from: number
  readonly to: number
  readonly count: number
}

const SMALLEST_RANGE = 10

/**
 * Magento's automatic price steps: the largest power of ten, at least ten, that divides the products into two buckets or more.
 * @param highest the highest price, in units
 * @param histogram counts the products for a range in units
 */
export function priceBuckets(highest: number, histogram: (range: number) => Histogram): PriceBucket[] {
  let range = 10 ** (String(Math.floor(highest)).length - 1)
  let steps = histogram(range)
  while (range > SMALLEST_RANGE && steps.size < 2) {
    range /= 10
    steps = histogram(range)
  }
  return [...steps]
    .sort(([one], [other]) => one - other)
    .map(([step, count]) => ({ from: step * range, to: (step + 1) * range, count }))
}
