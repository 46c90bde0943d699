import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ComparePage } from '../../../../features/compare/compare-page.tsx'
import { getLowestPriceAttribute } from '../../../../features/product-card/lowest-price.ts'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface CompareProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: CompareProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'comparator' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Compare({ params }: CompareProps) {
  const lowestPriceAttribute = await getLowestPriceAttribute(await pageLocale(params))
  return (
    <ClientMessages namespaces={['comparator']}>
      <ComparePage lowestPriceAttribute={lowestPriceAttribute} />
    </ClientMessages>
  )
}
