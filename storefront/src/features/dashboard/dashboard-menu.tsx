'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { WishCount } from '../wishlist/wish-count.tsx'
import { LogoutButton } from './logout-button.tsx'
import { type Section, sectionPath } from './sections.ts'

interface DashboardMenuProps {
  readonly sections: readonly Section[]
  /** Also the entry of a page below it, such as an order's. */
  readonly current: Section
}

export function DashboardMenu({ sections, current }: DashboardMenuProps) {
  const t = useTranslations('dashboard')
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => show(list.current, sections.indexOf(current)), [sections, current])

  return (
    <nav className="dashboard-menu" aria-label={t('menu.label')}>
      <ul ref={list}>
        {sections.map((section) => (
          <li key={section}>
            <Link href={localePath(locale, sectionPath(section))} aria-current={section === current ? 'page' : undefined}>
              {t(`sections.${section}`)}
              {section === 'wishlist' && <WishCount />}
            </Link>
          </li>
        ))}
        <li>
          <LogoutButton />
        </li>
      </ul>
    </nav>
  )
}

/** On phones, where the menu is wider than the screen. The page itself must not move, as it does with scrollIntoView. */
function show(list: HTMLUListElement | null, index: number): void {
  const entry = list?.children[index]?.getBoundingClientRect()
  if (!list || !entry) return
  const { left, width } = list.getBoundingClientRect()
  list.scrollLeft += entry.left + entry.width / 2 - (left + width / 2)
}
