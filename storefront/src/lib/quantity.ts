/** What is known of the quantities that a product is sold in. */
export interface QuantityRules {
  readonly min?: number
  readonly max?: number
  /** Only multiples of it are sold; 1 for whole pieces. */
  readonly step?: number
}

/** Magento stores four decimals. */
const SCALE = 10_000
const FORM = /^(?:\d+(?:[.,]\d{0,4})?|[.,]\d{1,4})$/

/**
 * Reads digits with a point or comma, also in groups of thousands; no exponents, signs or other notations. Undefined for any other text,
 * and for a mark that others write between thousands: in Polish, `1.500` may be 1.5 or 1500.
 */
export function readQuantity(text: string, locale: string): number | undefined {
  const [group, decimal = '.'] = new Intl.NumberFormat(locale).format(11_111.5).replace(/\d/g, '')
  const groups = new RegExp(`^[1-9]\\d{0,2}(?:( |[${group}])\\d{3}(?:\\1\\d{3})*)(?=$|[${decimal}])`)
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '').trim().replace(groups, (whole) => whole.replace(/\D/g, ''))
  const isUnclear = /^[1-9]\d*[.,]\d{3}/.test(plain) && !plain.includes(decimal)
  return FORM.test(plain) && !isUnclear ? Number(plain.replace(',', '.')) : undefined
}

/** In the language's own notation, without a group separator, so that it can be edited. */
export const formatQuantity = (value: number, locale: string): string =>
  Number.isInteger(value) ? String(value) : new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false }).format(value)

/** The next quantity above or below that is sold; undefined if there is none. @param isOptional whether 0 is one */
export function nextQuantity(value: number, direction: 1 | -1, rules: QuantityRules, isOptional = false): number | undefined {
  const { unit, low, high } = limitsOf(value, rules)
  const steps = scaled(value) / unit
  const next = (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * unit
  if (direction > 0) return scaled(value) >= high ? undefined : Math.max(low, Math.min(high, next)) / SCALE
  if (scaled(value) > low) return Math.max(low, Math.min(high, next)) / SCALE
  return isOptional && value > 0 ? 0 : undefined
}

/** The smallest quantity that is sold and not below this one, or the largest that there is. */
export function fitQuantity(value: number, rules: QuantityRules): number {
  const { unit, low, high } = limitsOf(value, rules)
  return Math.min(high, Math.max(low, Math.ceil(scaled(value) / unit) * unit)) / SCALE
}

/** In ten-thousandths, whose arithmetic is exact. */
function limitsOf(value: number, { min = 0, max = Infinity, step }: QuantityRules) {
  const unit = step ? scaled(step) : commonUnit(scaled(value))
  const low = Math.max(1, Math.ceil(scaled(min) / unit)) * unit
  return { unit, low, high: max === Infinity ? Infinity : Math.max(low, Math.floor(scaled(max) / unit) * unit) }
}

const scaled = (value: number): number => Math.round(value * SCALE)

/** The largest step that reaches both this quantity and whole ones: half a piece for 1.5. */
function commonUnit(amount: number): number {
  let [unit, rest] = [SCALE, amount]
  while (rest > 0) [unit, rest] = [rest, unit % rest]
  return unit
}
