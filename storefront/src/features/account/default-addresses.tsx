'use client'

import { useTranslations } from 'next-intl'
import { AddressText } from '../address-book/address-text.tsx'
import type { BookEntry } from '../address-book/book-entry.ts'
import { OverviewTile } from './overview-tile.tsx'

/** Where orders go, unless the customer says otherwise. */
export function DefaultAddresses({ addresses }: { readonly addresses: readonly BookEntry[] }) {
  const t = useTranslations('dashboardAccount.overview')
  const shipping = addresses.find((entry) => entry.default_shipping)
  const billing = addresses.find((entry) => entry.default_billing)
  return (
    <OverviewTile title={t('addresses')} link={{ label: t('addressBook', { count: addresses.length }), section: 'address-book' }}>
      <div className="grid gap-5 sm:grid-cols-2">
        {shipping && <DefaultAddress use={shipping === billing ? 'both' : 'shipping'} entry={shipping} />}
        {billing && billing !== shipping && <DefaultAddress use="billing" entry={billing} />}
        {!shipping && !billing && <p className="text-soft sm:col-span-2">{t('noDefault')}</p>}
      </div>
    </OverviewTile>
  )
}

interface DefaultAddressProps {
  readonly use: 'both' | 'shipping' | 'billing'
  readonly entry: BookEntry
}

function DefaultAddress({ use, entry }: DefaultAddressProps) {
  const t = useTranslations('dashboardAccount.overview.default')
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium text-mute">{t(use)}</h3>
      <AddressText entry={entry} countries={[]} />
    </div>
  )
}
