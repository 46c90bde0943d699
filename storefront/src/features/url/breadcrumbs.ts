import 'server-only'
import type { CategoryPageFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'
import { absoluteUrl } from '../store/absolute-url.ts'

type Ancestors = CategoryPageFragment['breadcrumbs']

/** From the top category to the page's own. */
export function categoryTrail(category: Pick<CategoryPageFragment, 'name' | 'breadcrumbs'>, locale: Locale): Breadcrumb[] {
  return [...ancestors(category.breadcrumbs, locale), { label: category.name ?? '' }]
}

/** A product can be in several categories; the deepest is the most specific. */
export function productTrail(product: Pick<ProductPageFragment, 'name' | 'categories'>, locale: Locale): Breadcrumb[] {
  const { name, categories } = product
  const depth = (breadcrumbs: Ancestors) => breadcrumbs?.length ?? 0
  const [deepest] = (categories ?? [])
    .filter((category) => category !== null)
    .sort((a, b) => depth(b.breadcrumbs) - depth(a.breadcrumbs))
  const own = { label: name ?? '' }
  if (!deepest?.url_path) return [own]
  return [
    ...ancestors(deepest.breadcrumbs, locale),
    { label: deepest.name ?? '', href: localePath(locale, `/${deepest.url_path}`) },
    own,
  ]
}

function ancestors(breadcrumbs: Ancestors, locale: Locale): Breadcrumb[] {
  return (breadcrumbs ?? []).flatMap((ancestor) =>
    ancestor?.category_url_path
      ? [{ label: ancestor.category_name ?? '', href: localePath(locale, `/${ancestor.category_url_path}`) }]
      : [],
  )
}

/** Breadcrumbs as structured data for search results. */
export function breadcrumbJsonLd(items: readonly Breadcrumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absoluteUrl(href) }),
    })),
  }
}
