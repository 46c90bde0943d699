import type { CartFragment, CartLineFragment, MoneyFragment } from '../../graphql/generated/types.ts'

/** The lines without Magento's null for a line whose product is gone. */
export const cartLines = (cart: Pick<CartFragment, 'items'> | undefined): readonly CartLineFragment[] =>
  (cart?.items ?? []).filter((line) => line !== null)

/** The SKUs of the lines' products; those of configurable products, not of their variants. */
export const lineSkus = (lines: readonly CartLineFragment[]): ReadonlySet<string> => new Set(lines.flatMap(({ product }) => product.sku ?? []))

export interface LineOption {
  /** Empty if the value needs no label. */
  readonly label: string
  readonly value: string
}

export const named = ({ label, value }: LineOption): string => (label ? `${label}: ${value}` : value)

/** A tick box's value is the sentence that the buyer agrees to. Once agreed, its label says as much. */
export const isSentence = ({ label, value }: LineOption): boolean => label !== '' && value.length > 40 && value.endsWith('.')

/** The options of a line of the cart, or of another list of configured products. */
export interface Chosen {
  readonly __typename: string
  readonly configurable_options?: ReadonlyArray<{ readonly option_label: string; readonly value_label: string } | null> | null
  readonly links?: ReadonlyArray<{ readonly title: string | null } | null> | null
  readonly customizable_options?: ReadonlyArray<{
    readonly label: string
    readonly values: ReadonlyArray<{ readonly label: string; readonly value: string } | null>
  } | null>
}

/** The options of a line: variant, files, custom options. */
export function lineOptions(line: Chosen): LineOption[] {
  return [...variantOptions(line), ...files(line), ...customOptions(line)]
}

function variantOptions({ configurable_options: options }: Chosen): LineOption[] {
  return (options ?? [])
    .filter((option) => option !== null)
    .map(({ option_label: label, value_label: value }) => ({ label, value }))
}

interface LinePart extends LineOption {
  readonly uid: string
  /** In one bundle. */
  readonly quantity: number
  /** Of one piece; undefined if the bundle has a fixed price and the part adds nothing to it. */
  readonly price: MoneyFragment | undefined
}

/** The parts of a bundle. */
export function lineParts(line: CartLineFragment): LinePart[] {
  if (!('bundle_options' in line)) return []
  const currency = line.prices?.price_including_tax?.currency ?? null
  return line.bundle_options.flatMap((option) =>
    (option?.values ?? []).filter((value) => value !== null).map(({ uid, label, quantity, price }) =>
      ({ uid, label: option?.label ?? '', value: label, quantity, price: price > 0 ? { value: price, currency } : undefined })),
  )
}

const files = ({ links }: Chosen): LineOption[] =>
  (links ?? []).flatMap((link) => (link?.title ? [{ label: '', value: link.title }] : []))

function customOptions({ customizable_options: options }: Chosen): LineOption[] {
  return (options ?? []).filter((option) => option !== null).map(({ label, values }) => ({
    label,
    // An entered text has no label.
    value: values.flatMap((value) => (value ? [value.label || value.value] : [])).join(', '),
  }))
}

export function linePicture(line: CartLineFragment): string | undefined {
  const variant = 'configured_variant' in line ? line.configured_variant : undefined
  return variant?.small_image?.url ?? line.product.small_image?.url ?? undefined
}

/** One file is enough, so that its line needs no quantity; several, from elsewhere, can be reduced. */
export const isOneFile = ({ __typename, quantity }: CartLineFragment): boolean => __typename === 'DownloadableCartItem' && quantity === 1

const UNSENT = /^(?:Virtual|Downloadable)(?:CartItem|Product)$/

/** Whether a line comes as a parcel. A configurable product is as its variant. */
export const isSent = (line: CartLineFragment): boolean =>
  !UNSENT.test(line.__typename) && !('configured_variant' in line && UNSENT.test(line.configured_variant.__typename))
