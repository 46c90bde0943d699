'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSelectedLayoutSegments } from 'next/navigation'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toast.ts'
import { WishCount } from '../wishlist/wish-count.tsx'
import { isSection, type Section, sectionPath } from './sections.ts'

interface DashboardFrameProps {
  readonly sections: readonly Section[]
  readonly children: ReactNode
}

/** The menu of the account beside a page, or above it on phones. An unknown path has no menu. */
export function DashboardFrame({ sections, children }: DashboardFrameProps) {
  const [section] = useSelectedLayoutSegments()
  if (!isSection(section)) return children
  return (
    <div className="page dashboard">
      <DashboardMenu sections={sections} current={section} />
      <div>{children}</div>
    </div>
  )
}

/** Shown after the section's name in the menu. */
const BADGES: Readonly<Partial<Record<Section, ComponentType>>> = { wishlist: WishCount }

interface DashboardMenuProps {
  readonly sections: readonly Section[]
  /** The section of the page, or of the page above it: `orders` for one order. */
  readonly current: Section
}

function DashboardMenu({ sections, current }: DashboardMenuProps) {
  const t = useTranslations('dashboard')
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => scrollToEntry(list.current, sections.indexOf(current)), [sections, current])

  return (
    <nav className="dashboard-menu" aria-label={t('menu.label')}>
      <ul ref={list}>
        {sections.map((section) => {
          const Badge = BADGES[section]
          return (
            <li key={section}>
              <Link href={localePath(locale, sectionPath(section))} aria-current={section === current ? 'page' : undefined}>
                {t(`sections.${section}`)}
                {Badge && <Badge />}
              </Link>
            </li>
          )
        })}
        <li>
          <LogoutButton />
        </li>
      </ul>
    </nav>
  )
}

/** Scrolls only the menu, which is wider than a phone's screen; scrollIntoView would scroll the page, too. */
function scrollToEntry(list: HTMLUListElement | null, index: number): void {
  const entry = list?.children[index]?.getBoundingClientRect()
  if (!list || !entry) return
  const { left, width } = list.getBoundingClientRect()
  list.scrollLeft += entry.left + entry.width / 2 - (left + width / 2)
}

function LogoutButton() {
  const t = useTranslations('dashboard.menu')
  const failed = useTranslations('toast-messages.account')
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)

  async function submit(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    try {
      const { logOut } = await import('../login/log-out.ts')
      await logOut()
    } catch (error) {
      logFailure('The logout failed', error)
      showToast({ action: 'logout', kind: 'error', title: failed('logoutFailed'), text: failed('logoutFailedHelp'), failure: error })
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return (
    <button type="button" aria-busy={isPending || undefined} aria-disabled={isPending || undefined} onClick={() => void submit()}>
      {t('logout')}
      {isPending && <span className="spinner" aria-hidden />}
    </button>
  )
}
