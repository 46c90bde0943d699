'use client'

import { useTranslations } from 'next-intl'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { removeCompared } from './change-compare-list.ts'
import type { ComparedItem } from './comparison-rows.ts'

interface ComparedPictureProps {
  readonly product: ComparedItem['product']
  readonly onRemoved: (() => void) | undefined
}

export function ComparedPicture({ product: { uid, name, small_image }, onRemoved }: ComparedPictureProps) {
  const t = useTranslations('comparator')
  return (
    <div className="relative aspect-product bg-tile">
      {small_image?.url && <Picture src={small_image.url} alt="" widths="card" sizes="(min-width:1024px) 20vw, 134px" />}
      {onRemoved && (
        <IconButton
          className="absolute! top-1 right-1 bg-surface"
          label={t('remove', { name: name ?? '' })}
          icon={<CloseIcon />}
          onClick={() => void removeCompared(uid, name ?? '').then(onRemoved)}
        />
      )}
    </div>
  )
}
