import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { ProductRow } from '../blocks/product-row.tsx'

interface BestsellerSectionProps {
  readonly path: string
  readonly products: readonly ProductCardFragment[]
  readonly locale: Locale
}

export async function BestsellerSection({ path, products, locale }: BestsellerSectionProps) {
  const t = await getTranslations('category.bestsellers')
  return <ProductRow title={t('title')} href={localePath(locale, path)} products={products} />
}
