'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { queryClient } from '../../graphql/query-client.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDeliveryPrice } from '../../ui/use-delivery-price.ts'
import type { OfferedDelivery } from './answer-delivery.ts'
import { DaysText } from './days-text.tsx'
import { isCollection } from './delivery-days.ts'

/** Each method for one piece of a product, with its price and its days. */
export function DeliveryMethods({ product, sku }: { readonly product: string; readonly sku: string }) {
  const t = useTranslations()
  const price = useDeliveryPrice()
  const locale = useLocale()
  const { data: rates, isError } = useQuery({ queryKey: ['product-delivery', sku, locale], queryFn: () => loadRates({ product, sku, locale }), staleTime: Infinity, retry: 1 }, queryClient)
  if (isError || rates?.length === 0) return <output className="block text-soft">{t('delivery.unknown')}</output>
  if (!rates) return <Skeleton className="h-16" />
  return (
    <ul className="mt-2 grid gap-2">
      {rates.map((rate) => (
        <li key={rate.label} className="amount border-none! p-0!">
          <span>
            {rate.label}
            {rate.days && <DaysText days={rate.days} isCollected={isCollection(rate)} />}
          </span>
          <b className="font-semibold whitespace-nowrap">{price(rate.price)}</b>
        </li>
      ))}
    </ul>
  )
}

async function loadRates(of: Readonly<Record<'product' | 'sku' | 'locale', string>>): Promise<readonly OfferedDelivery[]> {
  const response = await fetch(`/api/delivery?${new URLSearchParams(of)}`)
  if (!response.ok) throw new Error(`The delivery could not be estimated: status ${response.status}`)
  // JSON has no dates.
  return ((await response.json()) as OfferedDelivery[]).map(({ days, ...rate }) => ({ ...rate, days: days && [new Date(days[0]), new Date(days[1])] }))
}
