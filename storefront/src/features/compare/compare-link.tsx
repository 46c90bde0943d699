'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { CompareIcon } from '../../ui/icons/compare-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useCompared } from './use-compared.ts'

interface CompareLinkProps {
  readonly className: string
  readonly onClick: () => void
}

/** For the menu of phones, whose header has no space for the button. */
export function CompareLink(props: CompareLinkProps) {
  const t = useTranslations('header.compare')
  const locale = useLocale()
  const count = useCompared()?.length ?? 0
  return (
    <Link {...props} href={localePath(locale, '/compare')}>
      <CompareIcon />
      {count > 0 && <span aria-hidden>{count}</span>}
      <span className="sr-only">{count > 0 ? t('open', { count }) : t('openPlain')}</span>
    </Link>
  )
}
