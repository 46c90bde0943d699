import 'server-only'
import type { ProductAttributeFragment } from '../../graphql/generated/types.ts'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { plainText } from '../../lib/plain-text.ts'
import { getAttributeNames } from './attribute-names.ts'
import { olderAttributes } from './older-attributes.ts'
import { attributesOf, type NamedAttribute } from './told-attributes.ts'

const { lowestPriceAttribute } = readServerSettings()

/** What the product page tells of a product besides its description, in the shop's order. */
export async function productAttributes(product: { readonly sku: string | null }, locale: Locale): Promise<NamedAttribute[]> {
  const names = await getAttributeNames(locale)
  if (!names) return product.sku === null ? [] : olderAttributes(product.sku, locale)
  const told = attributesOf(product).filter(({ code }) => code !== lowestPriceAttribute)
  return told.flatMap((attribute) => {
    const { label, frontend_input } = names.get(attribute.code) ?? {}
    const value = valueOf(attribute)
    return label && value ? [{ code: attribute.code, label, value, isYesNo: frontend_input === 'BOOLEAN' }] : []
  })
}

function valueOf(attribute: ProductAttributeFragment): string {
  if ('selected_options' in attribute) return attribute.selected_options.map((option) => option?.label).join(', ')
  return 'value' in attribute ? plainText(attribute.value) : ''
}
