'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TrashIcon } from '../../ui/icons/trash-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { clearCompared, removeCompared } from './change-compare-list.ts'
import { MIN_COMPARED, MAX_COMPARED } from './compare-limits.ts'
import type { ComparedItem } from './comparison-rows.ts'
import { useComparison } from './use-comparison.ts'

interface CompareModalProps {
  readonly lowestPriceAttribute: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function CompareModal({ lowestPriceAttribute, isOpen, onClose }: CompareModalProps) {
  const t = useTranslations('header.compare.modal')
  const common = useTranslations('common')
  const content = useRef<HTMLDivElement>(null)
  const { items, isLoading, isUnreachable } = useComparison(lowestPriceAttribute)
  const focusContent = () => content.current?.focus()

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={items.length > 0 && <Footer count={items.length} onClose={onClose} onCleared={focusContent} />}
    >
      <div ref={content} tabIndex={-1} className="grid gap-2 outline-none">
        {isUnreachable && <Notice kind="warning">{t('unreachable')}</Notice>}
        {items.length >= MAX_COMPARED && <Notice kind="warning">{t('full')}</Notice>}
        {isLoading && !isUnreachable && <Skeleton className="h-24 w-full" />}
        {!isLoading && items.length < MIN_COMPARED && <p className="text-soft">{t('tooFew')}</p>}
        <ul>
          {items.map(({ product, lowest }) => (
            <Line key={product.uid} product={product} lowest={lowest} onLeave={onClose} onRemoved={focusContent} />
          ))}
        </ul>
      </div>
    </Modal>
  )
}

interface LineProps extends Pick<ComparedItem, 'product' | 'lowest'> {
  readonly onLeave: () => void
  readonly onRemoved: () => void
}

function Line({ product, lowest, onLeave, onRemoved }: LineProps) {
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
          <Price price={shownPrice(product, locale)} lowest={lowest} />
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

interface FooterProps {
  readonly count: number
  readonly onClose: () => void
  readonly onCleared: () => void
}

function Footer({ count, onClose, onCleared }: FooterProps) {
  const t = useTranslations('header.compare.modal')
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-4 sm:px-8">
      <Button variant="text" onClick={() => void clearCompared().then(onCleared)}>
        {t('clear')}
      </Button>
      {count >= MIN_COMPARED && (
        <ButtonLink href={localePath(locale, '/compare')} onClick={onClose}>
          {t('compare', { count })}
        </ButtonLink>
      )}
    </div>
  )
}
