import 'server-only'
import { cache } from 'react'
import { AttributeLabelsOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import type { ProductAttributeFragment } from '../../graphql/generated/types.ts'
import { readServerSettings } from '../../env.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { plainText } from '../../lib/plain-text.ts'
import { orWithout } from '../store/or-without.ts'
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
  const known = await getKnown(locale)
  return told.flatMap((attribute) => {
    const { label, frontend_input } = known.get(attribute.code) ?? {}
    const value = valueOf(attribute)
    return label && value ? [{ code: attribute.code, label, value, isYesNo: frontend_input === 'BOOLEAN' }] : []
  })
}

function valueOf(attribute: ProductAttributeFragment): string {
  if ('selected_options' in attribute) return attribute.selected_options.map((option) => option?.label).join(', ')
  return 'value' in attribute ? plainText(attribute.value) : ''
}

const getKnown = cache(async (locale: Locale) => {
  const reading = read(AttributeLabelsOperation, {}, { locale, tags: ['store'] })
  const items = (await orWithout('The names of attributes', reading))?.attributesList?.items ?? []
  return new Map(items.flatMap((item) => (item ? [[item.code, item] as const] : [])))
})
