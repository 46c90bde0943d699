'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { SearchIcon } from '../../ui/icons/search-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MenuItem } from './menu-tree.ts'
import { SearchBox } from './search-box.tsx'

export function MobileSearch({ menu }: { menu: readonly MenuItem[] }) {
  const t = useTranslations('header.search')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        className="lg:hidden"
        label={isOpen ? t('close') : t('open')}
        aria-expanded={isOpen}
        icon={isOpen ? <CloseIcon /> : <SearchIcon />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <SearchBox className="order-last mb-4 basis-full lg:hidden" menu={menu} takesFocus />}
    </>
  )
}
