import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Sizing } from '../product-kinds/product-choice.ts'
import { getAttributeNames } from '../store/attribute-names.ts'
import { attributesOf } from '../store/custom-attributes.ts'
import { optional } from '../store/optional.ts'
import { getMetadata, optionLabels, readFields } from './older-attributes.ts'
import { valueOf } from './product-attributes.ts'

/** The identifiers that Magento's blocks have. */
export const BLOCK_IDENTIFIER = /^[\w-]{1,100}$/

const { sizeGuideAttribute, fitAttribute } = readServerSettings()
const CODES = [sizeGuideAttribute, fitAttribute].filter((code) => code !== undefined)

/** What the attributes in the shop's settings say about a product's sizes; undefined if they say nothing. */
export async function getSizing(product: { readonly sku: string | null }, locale: Locale): Promise<Sizing | undefined> {
  if (CODES.length === 0) return undefined
  const values = (await getAttributeNames(locale)) ? shownValues(product) : await optional('The sizes of a product', olderValues(product.sku ?? '', locale))
  const guide = values?.get(sizeGuideAttribute ?? '')?.trim() ?? ''
  const fit = values?.get(fitAttribute ?? '')
  const hasGuide = BLOCK_IDENTIFIER.test(guide)
  return hasGuide || fit ? { ...(hasGuide && { guide }), ...(fit && { fit }) } : undefined
}

const shownValues = (product: object): ReadonlyMap<string, string> =>
  new Map(attributesOf(product).map((attribute) => [attribute.code, valueOf(attribute)]))

/** On Magento before 2.4.7, the value of a drop-down is the id of its option. */
async function olderValues(sku: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const [values, metadata] = await Promise.all([readFields(CODES, sku, locale), getMetadata(CODES, locale)])
  return new Map(CODES.flatMap((code) => {
    const options = optionLabels(metadata.find((item) => item?.attribute_code === code) ?? { attribute_options: null })
    const value = String(values[code] ?? '')
    const text = options.size > 0 ? (options.get(value) ?? '') : value
    return text ? [[code, text]] : []
  }))
}
