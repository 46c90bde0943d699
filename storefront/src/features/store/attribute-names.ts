import 'server-only'
import { cache } from 'react'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { AttributeLabelsOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import type { AttributeLabelsQuery } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { skip } from './optional.ts'

type AttributeName = NonNullable<NonNullable<AttributeLabelsQuery['attributesList']>['items']>[number] & {}

interface Attributes {
  readonly names: ReadonlyMap<string, AttributeName>
  /** Codes of the attributes that listings show; undefined if they could not be read. */
  readonly listed?: ReadonlySet<string>
}

/** Undefined on releases before 2.4.7, which have no field for custom attributes. */
const getAttributes = cache(async (locale: Locale): Promise<Attributes | undefined> => {
  try {
    const { attributesList, listed } = await read(AttributeLabelsOperation, {}, { locale, tags: ['store'] })
    return {
      names: new Map((attributesList?.items ?? []).flatMap((item) => (item ? [[item.code, item] as const] : []))),
      listed: new Set((listed?.items ?? []).flatMap((item) => (item ? [item.code] : []))),
    }
  } catch (error) {
    if (lacksField(error, 'attributesList')) return undefined
    await skip('The names of attributes', error)
    return { names: new Map() }
  }
})

/** The names of custom product attributes by code; undefined on releases before 2.4.7, which have no field for them. */
export const getAttributeNames = async (locale: Locale): Promise<Attributes['names'] | undefined> => (await getAttributes(locale))?.names

/** Whether the backend has a field for the custom attributes of products. It is as old as that for their names. */
export const hasCustomAttributes = async (locale: Locale): Promise<boolean> => (await getAttributes(locale)) !== undefined

/** Whether listings have this attribute, so that it is worth a query of every linked product. */
export async function isListed(code: string, locale: Locale): Promise<boolean> {
  const attributes = await getAttributes(locale)
  return attributes !== undefined && (attributes.listed?.has(code) ?? true)
}
