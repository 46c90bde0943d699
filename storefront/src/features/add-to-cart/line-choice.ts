import type { CustomChoiceFragment } from '../../graphql/generated/types.ts'
import { type Customized, customizedKind, type ItemChoice } from './item-choice.ts'
import { readPartUid } from './option-uid.ts'
import { type DateKind, writtenDate } from './written-date.ts'

/** A line of the cart, or of another list of configured products. */
export interface ChosenLine {
  readonly __typename: string
  readonly quantity: number
  readonly product: { readonly sku: string | null } | null
  readonly configurable_options?: ReadonlyArray<{ readonly configurable_product_option_value_uid: string } | null> | null
  readonly configured_variant?: { readonly sku: string | null } | null
  readonly bundle_options?: ReadonlyArray<{
    readonly values: ReadonlyArray<{ readonly uid: string; readonly quantity: number } | null>
  } | null> | null
  readonly links?: ReadonlyArray<{ readonly uid: string } | null> | null
  readonly customizable_options?: ReadonlyArray<CustomChoiceFragment | null> | null
}

/** The choice that adds this line again: product, quantity, chosen and entered options. */
export function lineChoice(line: ChosenLine): ItemChoice {
  const chosen = [...variantValues(line), ...bundleParts(line), ...files(line), ...customOptions(line)]
  const enteredOptions = chosen.flatMap(({ uid, value }) => (value === undefined ? [] : [{ uid, value }]))
  return {
    sku: line.product?.sku ?? '',
    quantity: line.quantity,
    selectedOptions: chosen.filter(({ value }) => value === undefined).map(({ uid }) => uid),
    ...(enteredOptions.length > 0 && { enteredOptions }),
    ...(line.customizable_options?.length && { customized: customizedLine(line) }),
  }
}

function customizedLine({ __typename, configured_variant }: ChosenLine): Customized | undefined {
  const kind = customizedKind(__typename)
  return kind && { kind, variantSku: configured_variant?.sku ?? undefined }
}

interface Chosen {
  readonly uid: string
  /** Of an entered option. */
  readonly value?: string
}

const variantValues = ({ configurable_options }: ChosenLine): Chosen[] =>
  (configurable_options ?? []).flatMap((option) => (option ? [{ uid: option.configurable_product_option_value_uid }] : []))

const bundleParts = ({ bundle_options }: ChosenLine): Chosen[] =>
  (bundle_options ?? [])
    .flatMap((option) => option?.values ?? [])
    .filter((value) => value !== null)
    .map(({ uid, quantity }) => (readPartUid(uid).quantity === quantity ? { uid } : { uid, value: String(quantity) }))

const files = ({ links }: ChosenLine): Chosen[] => (links ?? []).flatMap((link) => (link ? [{ uid: link.uid }] : []))

function customOptions({ customizable_options }: ChosenLine): Chosen[] {
  return (customizable_options ?? []).flatMap((option) => (option?.values ?? []).flatMap((value): Chosen[] => {
    // A file cannot be uploaded again.
    if (!option || !value || option.type === 'file') return []
    const uid = value.customizable_option_value_uid
    if (uid !== option.customizable_option_uid) return [{ uid }]
    return [{ uid, value: isDate(option.type) ? writtenDate(value.value, option.type, document.documentElement.lang) : value.value }]
  }))
}

const isDate = (type: string): type is DateKind => type === 'date' || type === 'date_time' || type === 'time'
