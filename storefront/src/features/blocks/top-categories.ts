import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { categoryPicture, getCategoryTree } from '../url/category-tree.ts'

export interface TopCategory {
  readonly name: string
  readonly href: string
  readonly image: string | undefined
}

/** The categories on the first level of the menu. */
export async function getTopCategories(locale: Locale): Promise<TopCategory[]> {
  return (await getCategoryTree(locale)).flatMap(({ include_in_menu, url_path, name, image }) =>
    include_in_menu && url_path
      ? [{ name: name ?? '', href: localePath(locale, `/${url_path}`), image: categoryPicture(image) }]
      : [],
  )
}
