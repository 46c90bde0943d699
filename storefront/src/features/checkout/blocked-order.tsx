'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cartReadiness } from '../cart/line-problem.ts'

/** Leads back to the cart when a product sells out during the checkout. */
export function BlockedOrder({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslations('checkout.blocked')
  const locale = useLocale()
  if (cartReadiness(lines).kind === 'ready') return null
  return (
    <div className="mb-6">
      <Notice kind="warning" title={t('title')}>
        <p>{t('help')}</p>
        <Link className="button button-text" href={localePath(locale, '/cart')}>
          {t('action')}
        </Link>
      </Notice>
    </div>
  )
}
