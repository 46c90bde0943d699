'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { AccountLink } from './account-link.tsx'
import { LanguageLink } from './language-link.tsx'
import { itemsAt, menuTitle } from './menu-levels.ts'
import type { MenuItem } from './menu-tree.ts'

interface MobileMenuDrawerProps {
  readonly items: readonly MenuItem[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The menu of phones: one level at a time, with a way back. */
export function MobileMenuDrawer({ items, isOpen, onClose }: MobileMenuDrawerProps) {
  const t = useTranslations('header.menu')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { parent, level } = itemsAt(items, chosen)
  const close = () => (setChosen([]), onClose())

  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      side="left"
      title={menuTitle(level, chosen, t('title'))}
      closeLabel={t('close')}
      lead={
        parent && <IconButton label={t('back')} icon={<ChevronLeftIcon />} onClick={() => setChosen(chosen.slice(0, -1))} />
      }
      footer={
        <div className="flex min-h-16 shrink-0 items-center justify-between bg-tile px-6">
          <AccountLink className="flex min-h-11 items-center gap-3 font-medium" onClick={close} />
          <LanguageLink className="grid size-11 place-items-center text-sm font-medium" />
        </div>
      }
    >
      <ul className="mobile-menu" key={chosen.join()}>
        {parent && (
          <li>
            <Link className="font-semibold" href={parent.href} onClick={close}>
              {t('all', { name: parent.name })}
            </Link>
          </li>
        )}
        {level.map((item, index) => (
          <li key={item.href}>
            {item.items.length > 0 ? (
              <button type="button" aria-label={t('showMore', { name: item.name })} onClick={() => setChosen([...chosen, index])}>
                {item.name}
                <ChevronRightIcon size={18} />
              </button>
            ) : (
              <Link href={item.href} onClick={close}>
                {item.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
