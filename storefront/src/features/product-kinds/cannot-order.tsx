'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** For a product of a kind that the shop does not know, or one that needs a file. */
export function CannotOrder() {
  const t = useTranslations('product')
  const locale = useLocale()
  return <Notice kind="info">{t.rich('cannotChoose', { link: (text) => <Link className="underline" href={localePath(locale, '/contact')}>{text}</Link> })}</Notice>
}
