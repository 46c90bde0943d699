'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { useRouteChange } from '../../ui/use-route-change.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MenuItem } from './menu-tree.ts'

const MobileMenuDrawer = withWords(['header'], () => import('./mobile-menu-drawer.tsx').then((module) => module.MobileMenuDrawer))

/** The button alone; what it opens is loaded when a finger comes near. */
export function MobileMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useTranslations('header.menu')
  const locale = useLocale()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => (setWanted(true), setOpen(true))
  useRouteChange(() => setOpen(false))

  return (
    <div className="-ml-2.5 lg:hidden">
      <IconButton
        label={t('open')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => MobileMenuDrawer.prepare(locale)}
        onFocus={() => MobileMenuDrawer.prepare(locale)}
        onClick={open}
      />
      {isWanted && <MobileMenuDrawer items={items} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
