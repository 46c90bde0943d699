import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { ProductChoice } from './add-to-cart.ts'
import { type Customized, customizedKind } from './customized-choice.ts'
import { readPartUid } from './part-uid.ts'
import { type DateKind, writtenDate } from './written-date.ts'

/** What would have to be bought to get this very line: the product, how many, and all that was chosen or entered. */
export function lineChoice(line: CartLineFragment): ProductChoice {
  const chosen = [...variantValues(line), ...bundleParts(line), ...files(line), ...customOptions(line)]
  const enteredOptions = chosen.flatMap(({ uid, value }) => (value === undefined ? [] : [{ uid, value }]))
  return {
    sku: line.product.sku ?? '',
    quantity: line.quantity,
    selectedOptions: chosen.filter(({ value }) => value === undefined).map(({ uid }) => uid),
    ...(enteredOptions.length > 0 && { enteredOptions }),
    ...('customizable_options' in line && line.customizable_options.length > 0 && { customized: customizedLine(line) }),
  }
}

function customizedLine(line: CartLineFragment): Customized | undefined {
  const kind = customizedKind(line.__typename)
  const variantSku = 'configured_variant' in line ? (line.configured_variant?.sku ?? undefined) : undefined
  return kind && { kind, variantSku }
}

interface Chosen {
  readonly uid: string
  /** Of what was entered. */
  readonly value?: string
}

const variantValues = (line: CartLineFragment): Chosen[] =>
  ('configurable_options' in line ? line.configurable_options : [])
    .flatMap((option) => (option ? [{ uid: option.configurable_product_option_value_uid }] : []))

function bundleParts(line: CartLineFragment): Chosen[] {
  const values = 'bundle_options' in line ? line.bundle_options.flatMap((option) => option?.values ?? []) : []
  return values
    .filter((value) => value !== null)
    .map(({ uid, quantity }) => (readPartUid(uid).quantity === quantity ? { uid } : { uid, value: String(quantity) }))
}

const files = (line: CartLineFragment): Chosen[] =>
  ('links' in line ? (line.links ?? []) : []).flatMap((link) => (link ? [{ uid: link.uid }] : []))

function customOptions(line: CartLineFragment): Chosen[] {
  const options = 'customizable_options' in line ? line.customizable_options : []
  return options.flatMap((option) => (option?.values ?? []).flatMap((value): Chosen[] => {
    // A file cannot be sent again.
    if (!option || !value || option.type === 'file') return []
    const uid = value.customizable_option_value_uid
    if (uid !== option.customizable_option_uid) return [{ uid }]
    return [{ uid, value: isDate(option.type) ? writtenDate(value.value, option.type, document.documentElement.lang) : value.value }]
  }))
}

const isDate = (type: string): type is DateKind => type === 'date' || type === 'date_time' || type === 'time'
