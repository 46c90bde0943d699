'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { ChevronRightIcon } from '../../ui/icons/chevron-right-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { CompareLink } from '../compare/compare-link.tsx'
import { AccountLink } from './account-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { itemsAt, menuTitle } from './menu-levels.ts'
import type { MenuItem } from './packed-menu.ts'

interface MobileMenuDrawerProps {
  readonly items: readonly MenuItem[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** How the visitor reached a level: from its parent, back from the item with this index, or by opening the menu. */
type Arrival = 'deeper' | number | undefined

interface Level {
  readonly chosen: readonly number[]
  readonly arrival: Arrival
}

const ROOT: Level = { chosen: [], arrival: undefined }

/** The menu on phones: one level at a time, with a back button. */
export function MobileMenuDrawer({ items, isOpen, onClose }: MobileMenuDrawerProps) {
  const t = useTranslations('header.menu')
  const [{ chosen, arrival }, setLevel] = useState<Level>(ROOT)
  const { parent, level } = itemsAt(items, chosen)
  const show = (indexes: readonly number[], by: Arrival) => setLevel({ chosen: indexes, arrival: by })
  const close = () => (setLevel(ROOT), onClose())
  const back = () => show(chosen.slice(0, -1), chosen.at(-1))

  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      side="left"
      title={menuTitle(level, chosen, t('title'))}
      closeLabel={t('close')}
      lead={parent && <IconButton label={t('back')} icon={<ChevronLeftIcon />} onClick={back} />}
      footer={
        <div className="flex min-h-16 shrink-0 items-center gap-2 bg-tile pr-3 pl-6">
          <AccountLink className="mr-auto flex min-h-11 items-center gap-3 font-medium" onClick={close} />
          <CompareLink className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 font-medium" onClick={close} />
          <LanguageLinks className="grid size-11 place-items-center text-sm font-medium" />
        </div>
      }
    >
      <MobileMenuLevel
        key={chosen.join()}
        parent={parent}
        items={level}
        arrival={arrival}
        onChoose={(index) => show([...chosen, index], 'deeper')}
        onClose={close}
      />
    </Drawer>
  )
}

interface MobileMenuLevelProps {
  readonly parent: MenuItem | undefined
  readonly items: readonly MenuItem[]
  readonly arrival: Arrival
  readonly onChoose: (index: number) => void
  readonly onClose: () => void
}

/** Moves the focus to the first link of a deeper level, and on the way back to the button that opened it. */
function MobileMenuLevel({ parent, items, arrival, onChoose, onClose }: MobileMenuLevelProps) {
  const t = useTranslations('header.menu')
  return (
    <ul className={`mobile-menu ${arrival === undefined ? '' : arrival === 'deeper' ? 'mobile-menu-deeper' : 'mobile-menu-back'}`}>
      {parent && (
        <li>
          <Link href={parent.href} onClick={onClose} ref={arrival === 'deeper' ? takeFocus : undefined}>
            {t('all', { name: parent.name })}
          </Link>
        </li>
      )}
      {items.map((item, index) => (
        <li key={item.href}>
          <Link href={item.href} onClick={onClose}>
            {item.name}
          </Link>
          {item.items && (
            <button
              type="button"
              aria-label={t('showMore', { name: item.name })}
              ref={arrival === index ? takeFocus : undefined}
              onClick={() => onChoose(index)}
            >
              <ChevronRightIcon size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const takeFocus = (control: HTMLElement | null) => control?.focus()
