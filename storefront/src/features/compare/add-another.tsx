'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { PlusIcon } from '../../ui/icons/plus-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MOST_COMPARED } from './compare-limits.ts'
import type { ComparedItem } from './comparison-rows.ts'

/** To more of the kind that is being compared: the deepest category of the first product. */
export function AddAnother({ products: [first] }: { readonly products: ReadonlyArray<ComparedItem['product']> }) {
  const t = useTranslations('comparator')
  const locale = useLocale()
  const paths = (first?.categories ?? []).flatMap((category) => category?.url_path ?? [])
  const [deepest = ''] = paths.sort((a, b) => b.split('/').length - a.split('/').length)
  return (
    <Link
      className="grid aspect-product place-content-center justify-items-center gap-2 border border-dashed border-control p-3 text-center text-sm font-medium"
      href={localePath(locale, `/${deepest}`)}
    >
      <PlusIcon />
      {t('addAnother', { most: MOST_COMPARED })}
    </Link>
  )
}
