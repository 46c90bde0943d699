'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderAddressFragment } from '../../graphql/generated/types.ts'

export function OrderAddressLines({ address }: { address: OrderAddressFragment }) {
  const t = useTranslations('dashboardOrder.details')
  const locale = useLocale()
  const { company, firstname, lastname, street, postcode, city, region, country_code, telephone, vat_id } = address
  const lines = [
    company,
    `${firstname} ${lastname}`,
    street.filter(Boolean).join(' '),
    [[postcode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', '),
    country_code && new Intl.DisplayNames(locale, { type: 'region' }).of(country_code),
    telephone,
    vat_id && t('vatNumber', { number: vat_id }),
  ]
  return [...new Set(lines.filter(Boolean))].map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}
