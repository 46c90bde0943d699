'use client'

import { useTranslations } from 'next-intl'
import { ChevronRightIcon } from '../../ui/icons/chevron-right-icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { MenuItem } from './menu-tree.ts'

/** From the level above, back from the item with this index, or with the menu itself. */
export type Arrival = 'deeper' | number | undefined

interface MobileMenuLevelProps {
  readonly parent: MenuItem | undefined
  readonly items: readonly MenuItem[]
  readonly arrival: Arrival
  readonly onChoose: (index: number) => void
  readonly onClose: () => void
}

/** The focus goes along: to the first link of a deeper level, and back to where the visitor had left. */
export function MobileMenuLevel({ parent, items, arrival, onChoose, onClose }: MobileMenuLevelProps) {
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
