'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { queryClient } from '../../graphql/query-client.ts'
import { localePath } from '../../i18n/paths.ts'
import { useQueryString } from '../../ui/use-query-string.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { LoadedCards, loadProducts } from '../product-card/loaded-cards.tsx'
import { sharedSkus } from '../url/sku-link.ts'
import { MAX_SHARED } from './shared-limits.ts'
import { WaitingWishes } from './waiting-wishes.tsx'

/** The products of a shared link, without the name of the customer. Products that the shop does not sell are left out. */
export function SharedWishesPage({ settings }: { readonly settings: CardSettings }) {
  const t = useTranslations('dashboardWishlist.shared')
  const search = useQueryString()
  const skus = sharedSkus(search ?? '', MAX_SHARED) ?? []
  const { data, failureCount } = useQuery(
    {
      queryKey: ['shared-wishes', useLocale(), skus],
      queryFn: () => loadProducts({ filter: { sku: { in: skus } }, pageSize: MAX_SHARED, currentPage: 1 }, settings),
      enabled: skus.length > 0,
    },
    queryClient,
  )

  if (search !== null && (skus.length === 0 || data?.length === 0)) return <NothingShared />
  return (
    <div className="page grid gap-6 pt-8">
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-soft">{t('help')}</p>
      {failureCount > 0 && !data && <Notice kind="warning">{t('unreachable')}</Notice>}
      {data ? (
        <ul className="grid-cards grid-cards-4">
          <LoadedCards products={data} settings={settings} columns={4} level={2} />
        </ul>
      ) : (
        <WaitingWishes />
      )}
    </div>
  )
}

function NothingShared() {
  const t = useTranslations('dashboardWishlist.shared')
  const locale = useLocale()
  return (
    <div className="page pt-6">
      <EmptyState level={1} title={t('empty')} help={t('emptyHelp')}>
        <ButtonLink variant="secondary" href={localePath(locale, '/')}>
          {t('action')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
