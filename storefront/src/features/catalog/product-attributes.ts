import 'server-only'
import type { ProductAttributeFragment } from '../../graphql/generated/types.ts'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { plainText } from '../../lib/plain-text.ts'
import { getAttributeNames } from './attribute-names.ts'
import { attributesOf } from './told-attributes.ts'

export interface NamedAttribute {
  readonly code: string
  readonly label: string
  readonly value: string
  /** Whether the value is 1 for yes or 0 for no. */
  readonly isYesNo: boolean
}

const { lowestPriceAttribute } = readServerSettings()

/** What the product page tells of a product besides its description, in the shop's order; none on releases before 2.4.7. */
export async function productAttributes(product: object, locale: Locale): Promise<NamedAttribute[]> {
  const told = attributesOf(product).filter(({ code }) => code !== lowestPriceAttribute)
  if (told.length === 0) return []
  const names = await getAttributeNames(locale)
  return told.flatMap((attribute) => {
    const { label, frontend_input } = names?.get(attribute.code) ?? {}
    const value = valueOf(attribute)
    return label && value ? [{ code: attribute.code, label, value, isYesNo: frontend_input === 'BOOLEAN' }] : []
  })
}

function valueOf(attribute: ProductAttributeFragment): string {
  if ('selected_options' in attribute) return attribute.selected_options.map((option) => option?.label).join(', ')
  return 'value' in attribute ? plainText(attribute.value) : ''
}
