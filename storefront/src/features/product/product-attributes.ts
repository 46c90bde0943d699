import 'server-only'
import type { ProductAttributeFragment } from '../../graphql/generated/types.ts'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { plainText } from '../../lib/plain-text.ts'
import { getAttributeNames } from '../store/attribute-names.ts'
import { olderAttributes } from './older-attributes.ts'
import { attributesOf, type NamedAttribute } from '../store/custom-attributes.ts'

const { lowestPriceAttribute, sizeGuideAttribute, fitAttribute } = readServerSettings()

const MAX_FACTS = 6
const WRITTEN: ReadonlySet<string> = new Set(['TEXT', 'TEXTAREA'])
/** Shown elsewhere on the page. */
const ELSEWHERE = new Set([lowestPriceAttribute, sizeGuideAttribute, fitAttribute])

/** The attributes that the product page shows, in the backend's order. The backend decides which are visible. */
export async function productAttributes(product: { readonly sku: string | null }, locale: Locale): Promise<NamedAttribute[]> {
  const names = await getAttributeNames(locale)
  if (!names) return product.sku === null ? [] : (await olderAttributes(product.sku, locale)).filter(({ code }) => !ELSEWHERE.has(code))
  const attributes = attributesOf(product).filter(({ code }) => !ELSEWHERE.has(code))
  return attributes.flatMap((attribute) => {
    const { label, frontend_input } = names.get(attribute.code) ?? {}
    const value = valueOf(attribute)
    return label && value ? [{ code: attribute.code, label, value, isYesNo: frontend_input === 'BOOLEAN', isWritten: WRITTEN.has(frontend_input ?? '') }] : []
  })
}

/**
 * Those to show beside the description: first what is written for the product, then what filters sort products by.
 * @param points of the description, which stand above them and may say the same: '410 g in size M'
 */
export function leadingFacts(attributes: readonly NamedAttribute[], points = ''): NamedAttribute[] {
  const written = attributes.filter(({ isWritten, value }) => isWritten && !says(plainText(points), value))
  return [...written, ...attributes.filter(({ isWritten }) => !isWritten)].slice(0, MAX_FACTS)
}

/** Whether the text has the words of the value: '150 g/m²' is no weight of 150 g. */
const says = (text: string, value: string): boolean => spaced(text).includes(spaced(value))

const spaced = (text: string): string => ` ${text.split(/[\s,;]+/).filter(Boolean).join(' ')} `

/** The labels of its options, or its text. */
export function valueOf(attribute: ProductAttributeFragment): string {
  if ('selected_options' in attribute) return attribute.selected_options.map((option) => option?.label).join(', ')
  return 'value' in attribute ? plainText(attribute.value) : ''
}
