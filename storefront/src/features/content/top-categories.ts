import 'server-only'
import { publicSettings } from '../../env.ts'
import { CategoryTilesOperation } from '../../graphql/generated/category-page.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'

export interface TopCategory {
  readonly name: string
  readonly href: string
  readonly image: string | undefined
}

/** What stands right under the root in the menu. */
export async function getTopCategories(locale: Locale): Promise<TopCategory[]> {
  const categoryUid = publicSettings.rootCategoryUid
  const { categories } = await read(CategoryTilesOperation, { categoryUid }, { locale, tags: ['menu'] })
  return (categories?.items?.[0]?.children ?? []).flatMap((child) =>
    child?.include_in_menu && child.url_path
      ? [{ name: child.name ?? '', href: localePath(locale, `/${child.url_path}`), image: absolute(child.image) }]
      : [],
  )
}

/** Some versions of Magento tell only the path of a category's picture. */
function absolute(image: string | null): string | undefined {
  return image ? new URL(image, publicSettings.imageHosts[0]).href : undefined
}
