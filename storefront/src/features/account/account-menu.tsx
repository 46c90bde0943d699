'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { ACCOUNT_SECTIONS, type AccountSection, sectionPath } from './account-sections.ts'
import { LogoutButton } from './logout-button.tsx'

/** `current` is also the entry of a page below it, such as an order's. */
export function AccountMenu({ current }: { current: AccountSection }) {
  const t = useTranslations('dashboard')
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => show(list.current, current), [current])

  return (
    <nav className="account-menu" aria-label={t('menu.label')}>
      <ul ref={list}>
        {ACCOUNT_SECTIONS.map((section) => (
          <li key={section}>
            <Link href={localePath(locale, sectionPath(section))} aria-current={section === current ? 'page' : undefined}>
              {t(`sections.${section}`)}
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
function show(list: HTMLUListElement | null, section: AccountSection): void {
  const entry = list?.children[ACCOUNT_SECTIONS.indexOf(section)]?.getBoundingClientRect()
  if (!list || !entry) return
  const { left, width } = list.getBoundingClientRect()
  list.scrollLeft += entry.left + entry.width / 2 - (left + width / 2)
}
