'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { useRouteChange } from '../../lib/use-route-change.ts'
import { MenuIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MenuItem } from './menu-tree.ts'

const load = () => import('./mobile-menu-drawer.tsx')
const MobileMenuDrawer = lazy(() => load().then((module) => ({ default: module.MobileMenuDrawer })))

/** The button alone; what it opens is loaded when a finger comes near. */
export function MobileMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useTranslations('header.menu')
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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
      />
      <Suspense>{isWanted && <MobileMenuDrawer items={items} isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
