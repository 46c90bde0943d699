import 'server-only'
import { cache } from 'react'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { AttributeLabelsOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import type { AttributeLabelsQuery } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { skip } from './optional.ts'

type AttributeName = NonNullable<NonNullable<AttributeLabelsQuery['attributesList']>['items']>[number] & {}

/** The names of custom product attributes by code; undefined on releases before 2.4.7, which have no field for them. */
export const getAttributeNames = cache(async (locale: Locale): Promise<ReadonlyMap<string, AttributeName> | undefined> => {
  try {
    const { attributesList } = await read(AttributeLabelsOperation, {}, { locale, tags: ['store'] })
    return new Map((attributesList?.items ?? []).flatMap((item) => (item ? [[item.code, item] as const] : [])))
  } catch (error) {
    if (lacksField(error, 'attributesList')) return undefined
    await skip('The names of attributes', error)
    return new Map()
  }
})

/** Whether the backend has a field for the custom attributes of products. It is as old as that for their names. */
export const hasCustomAttributes = async (locale: Locale): Promise<boolean> => (await getAttributeNames(locale)) !== undefined
