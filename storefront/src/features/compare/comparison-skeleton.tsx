'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ComparisonSkeleton() {
  const t = useTranslations('comparator')
  return (
    <>
      <h1 className="py-8 text-3xl tracking-tight">{t('title')}</h1>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="mt-14 h-120 w-full" />
    </>
  )
}
