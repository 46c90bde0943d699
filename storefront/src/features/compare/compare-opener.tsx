'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { CompareIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOwnList } from './use-own-list.ts'

const loadModal = () => import('./compare-modal.tsx').then(({ CompareModal }) => CompareModal)
const CompareModal = dynamic(loadModal, { ssr: false })

/** For the header: how much is compared, and the way to it. Phones have it in the menu. The modal is loaded when it is pointed at. */
export function CompareOpener() {
  const t = useTranslations('header.compare')
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
        onPointerEnter={() => void loadModal()}
        onFocus={() => void loadModal()}
        onClick={() => (setWasOpened(true), setOpen(true))}
      />
      {wasOpened && <CompareModal isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
