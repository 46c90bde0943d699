import 'server-only'
import { cache } from 'react'
import { CategoryPageOperation } from '../../graphql/generated/category-page.ts'
import type { CategoryPageFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'

export const getCategory = cache(async (uid: string, locale: Locale): Promise<CategoryPageFragment | undefined> => {
  const { categories } = await read(CategoryPageOperation, { uid }, { locale, tags: [`category:${uid}`] })
  return categories?.items?.[0] ?? undefined
})
