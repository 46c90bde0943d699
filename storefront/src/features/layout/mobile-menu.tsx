'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState, useTransition } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { useRouteChange } from '../../ui/use-route-change.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type PackedMenu, unpackMenu } from './packed-menu.ts'

const MobileMenuDrawer = withMessages(['header'], () => import('./mobile-menu-drawer.tsx').then((module) => module.MobileMenuDrawer))

/** Only the button; its drawer is loaded on hover or focus. */
export function MobileMenu({ menu }: { menu: PackedMenu }) {
  const t = useTranslations('header.menu')
  const locale = useLocale()
  const [hasOpened, setHasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const items = useMemo(() => (hasOpened ? unpackMenu(menu) : []), [hasOpened, menu])
  // After the pressed button is painted: for a modal dialog, the browser computes the styles of the whole page anew.
  const open = () => startOpening(() => (setHasOpened(true), setOpen(true)))
  useRouteChange(() => setOpen(false))

  return (
    <div className="menu-button">
      <IconButton
        label={t('open')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen || isOpening}
        onPointerEnter={() => MobileMenuDrawer.prepare(locale)}
        onFocus={() => MobileMenuDrawer.prepare(locale)}
        onClick={open}
      />
      {hasOpened && <MobileMenuDrawer items={items} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
