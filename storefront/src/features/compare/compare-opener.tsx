'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { CompareIcon } from '../../ui/icons/compare-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOwnList } from './use-own-list.ts'

const CompareModal = withMessages(['header'], () => import('./compare-modal.tsx').then((module) => module.CompareModal))

/** The header's button with the number of compared products; phones have a link in the menu. The modal is loaded on hover or focus. */
export function CompareOpener() {
  const t = useTranslations('header.compare')
  const locale = useLocale()
  const count = useOwnList()?.length ?? 0
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  return (
    <>
      <IconButton
        className="max-lg:hidden"
        label={count > 0 ? t('open', { count }) : t('openPlain')}
        icon={<CompareIcon />}
        count={count}
        aria-haspopup="dialog"
        onPointerEnter={() => CompareModal.prepare(locale)}
        onFocus={() => CompareModal.prepare(locale)}
        onClick={() => (setWasOpened(true), setOpen(true))}
      />
      {wasOpened && <CompareModal isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
