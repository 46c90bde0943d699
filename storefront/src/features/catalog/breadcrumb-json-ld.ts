import 'server-only'
import { absoluteUrl } from '../../lib/absolute-url.ts'
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'

/** The way to a page as search results show it. */
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
