'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { TrashIcon } from '../../ui/icons/trash-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { removeCompared } from './change-compare-list.ts'
import { ComparedPrice } from './compared-price.tsx'
import type { ComparedItem } from './comparison-rows.ts'

interface CompareModalLineProps {
  readonly product: ComparedItem['product']
  readonly onLeave: () => void
  readonly onRemoved: () => void
}

export function CompareModalLine({ product, onLeave, onRemoved }: CompareModalLineProps) {
  const t = useTranslations('header.compare.modal')
  const locale = useLocale()
  const { uid, name, url_key, small_image } = product
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-3">
      <div className="aspect-product bg-tile">
        {small_image?.url && <Picture src={small_image.url} alt="" widths="thumb" sizes="56px" />}
      </div>
      <div>
        <p className="leading-tight font-semibold">
          <Link className="hover:underline" href={localePath(locale, `/${url_key}`)} onClick={onLeave}>
            {name}
          </Link>
        </p>
        <p className="text-sm">
          <ComparedPrice product={product} />
        </p>
      </div>
      <IconButton
        label={t('remove', { name: name ?? '' })}
        icon={<TrashIcon />}
        onClick={() => void removeCompared(uid, name ?? '').then(onRemoved)}
      />
    </li>
  )
}
