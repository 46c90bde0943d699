import type { Cost } from './cost.ts'
import type { TierPrices } from './price-tiers.ts'

/** The data of a configurable product that the buy box needs; every visitor downloads it. */
export interface ChoiceOption {
  readonly code: string
  readonly label: string
  readonly values: ReadonlyArray<{ readonly uid: string; readonly label: string; readonly colour?: string }>
}

export interface ChoiceVariant {
  readonly sku: string
  /** One value of each option. */
  readonly uids: readonly string[]
  readonly isInStock: boolean
  readonly left?: number
  /** Formatted; left out where it is the same as the product's. */
  readonly price?: string
  readonly regular?: string
  /** The lowest price of the 30 days before a reduction, beside its own price. */
  readonly lowest?: string
  /** Where custom options may add to it. */
  readonly cost?: Cost
  /** Left out where all variants have the same. */
  readonly tierPrices?: TierPrices
  /** Indexes in the product's list of pictures. */
  readonly pictures: readonly number[]
}

/** The remaining stock, if the shop shows it. */
export const leftInStock = (left: number | null): Pick<ChoiceVariant, 'left'> => (left !== null && left > 0 ? { left } : {})

/** The option that sizes are about: that of Magento's name for it, or else the last that is no colour. */
export const sizeOption = (options: readonly ChoiceOption[]): ChoiceOption | undefined =>
  options.find(({ code }) => code.includes('size')) ?? options.findLast(({ values }) => !values.some(({ colour }) => colour))

/** The label of the value that is chosen of each option; undefined where none is. */
export const chosenLabels = (options: readonly ChoiceOption[], choice: Choice): Array<string | undefined> =>
  options.map(({ code, values }) => values.find(({ uid }) => uid === choice[code])?.label)

/** The variant if it has its own price, otherwise the product. */
export const pricedBy = <Product>(product: Product, variant: ChoiceVariant | undefined): Product | (ChoiceVariant & { price: string }) =>
  variant?.price === undefined ? product : { ...variant, price: variant.price }

/** Value uids by option code. */
export type Choice = Readonly<Record<string, string>>

/** Chooses for the shopper where there is one value, and the value that the product's first picture shows if it can be bought. */
export function initialChoice(options: readonly ChoiceOption[], variants: readonly ChoiceVariant[] = []): Choice {
  const pictured = variants.filter(({ pictures }) => pictures[0] === 0)
  const isPictured = ({ uid }: { readonly uid: string }) => {
    const having = variants.filter(({ uids }) => uids.includes(uid))
    return having.some(({ isInStock }) => isInStock) && having.length === pictured.length && having.every((each) => pictured.includes(each))
  }
  return Object.fromEntries(options.flatMap(({ code, values }) => {
    const [only, ...others] = values.length > 1 ? values.filter(isPictured) : values
    return only && others.length === 0 ? [[code, only.uid]] : []
  }))
}

/**
 * Whether a value can be chosen: a variant with it and the choices before it is in stock. Choices after it do not count, so that a
 * size chosen for one colour does not disable another colour.
 */
export function isAvailable(
  options: readonly ChoiceOption[],
  variants: readonly ChoiceVariant[],
  choice: Choice,
  code: string,
  uid: string,
): boolean {
  const before = options.slice(0, options.findIndex((option) => option.code === code)).map((option) => choice[option.code])
  const chosen = [...before.filter((value) => value !== undefined), uid]
  return variants.some(({ isInStock, uids }) => isInStock && chosen.every((value) => uids.includes(value)))
}

/** Chooses a value and clears the later choices that are not available with it. */
export function choose(
  options: readonly ChoiceOption[],
  variants: readonly ChoiceVariant[],
  choice: Choice,
  code: string,
  uid: string,
): Choice {
  let next: Choice = {}
  for (const option of options) {
    const value = option.code === code ? uid : choice[option.code]
    if (value !== undefined && isAvailable(options, variants, next, option.code, value)) next = { ...next, [option.code]: value }
  }
  return next
}

/** The chosen variant, once every option has a value. */
export function chosenVariant(
  options: readonly ChoiceOption[],
  variants: readonly ChoiceVariant[],
  choice: Choice,
): ChoiceVariant | undefined {
  if (options.some(({ code }) => choice[code] === undefined)) return undefined
  return variants.find(({ uids }) => options.every(({ code }) => uids.includes(choice[code] ?? '')))
}

/** The first variant that matches the choice so far: its pictures are shown before the choice is complete. */
export function likelyVariant(variants: readonly ChoiceVariant[], choice: Choice): ChoiceVariant | undefined {
  const values = Object.values(choice)
  if (values.length === 0) return undefined
  return variants.find(({ uids }) => values.every((value) => uids.includes(value)))
}

/** The first option without a value. */
export const missingOption = (options: readonly ChoiceOption[], choice: Choice): ChoiceOption | undefined =>
  options.find(({ code }) => choice[code] === undefined)
