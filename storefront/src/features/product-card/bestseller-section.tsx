import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getBestsellers } from './bestsellers.ts'
import { badgedFirst } from './product-badges.ts'

interface BestsellerSectionProps {
  readonly locale: Locale
  readonly className: string
  /** The cards of these products. */
  readonly children: (products: readonly ProductCardFragment[]) => ReactNode
}

/** Four bestsellers under their heading; empty in a shop without bestsellers. */
export async function BestsellerSection({ locale, className, children }: BestsellerSectionProps) {
  const bestsellers = await getBestsellers(locale)
  if (!bestsellers) return null
  const t = await getTranslations('category.bestsellers')
  return (
    <section className={className} aria-labelledby="bestsellers">
      <h2 id="bestsellers" className="mb-6 text-xl tracking-snug">{t('title')}</h2>
      {children(badgedFirst(bestsellers.products, new Date()).slice(0, 4))}
    </section>
  )
}
