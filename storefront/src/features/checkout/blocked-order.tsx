'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { passage } from '../cart/line-problem.ts'

/** Something sold out while its buyer was filling in forms: the cart is where that is mended. */
export function BlockedOrder({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslations('checkout.blocked')
  const locale = useLocale()
  if (passage(lines).kind === 'open') return null
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
