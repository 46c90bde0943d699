'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useRouteChange } from '../../ui/use-route-change.ts'
import { Link } from '../../ui/link.tsx'
import { keyTarget } from './menu-keys.ts'
import type { MenuItem } from './menu.ts'

const DROPDOWN_WIDTH = 205

/**
 * CSS alone opens the dropdowns, on hover and focus, so they work before scripts load. The script closes them on navigation and Esc, adds
 * arrow keys, and flips a nested dropdown to the left if the window has no room for it on the right.
 */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useTranslations('header')
  const [isClosed, setClosed] = useState(false)
  const current = useCurrentPath()
  useRouteChange(() => setClosed(true))

  const close = (event: MouseEvent<HTMLElement>) => {
    // A focused link would keep the dropdown open after the pointer has left.
    if (event.target instanceof HTMLElement) event.target.closest('a')?.blur()
    setClosed(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.currentTarget.querySelector<HTMLElement>('.menu > li:focus-within > a')?.focus()
      return setClosed(true)
    }
    const target = keyTarget(event.target as Element, event.key)
    if (!target) return
    event.preventDefault()
    // A link in a closed dropdown cannot take the focus.
    flushSync(() => setClosed(false))
    target.focus()
  }
  const onMouseOver = (event: MouseEvent<HTMLElement>) => {
    flipAtWindowEdge(event)
    if (topItem(event.target) !== topItem(event.relatedTarget)) setClosed(false)
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    flipAtWindowEdge(event)
    if (event.target.matches('.menu > li > a')) setClosed(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its links
    <nav
      className="h-(--header-h) max-lg:hidden"
      aria-label={t('categories')}
      data-closed={isClosed || undefined}
      onClick={close}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setClosed(false)}
      onMouseOver={onMouseOver}
      onFocus={onFocus}
    >
      <ul className="menu">
        {items.map((item) => (
          <li key={item.href}>
            {/* Visitors hover over it to open the dropdown, so its page is not prefetched. */}
            <Link href={item.href} follow="unhurried" aria-current={isWithin(current, item.href) ? 'page' : undefined}>
              {item.name}
            </Link>
            {item.items && (
              <ul className="dropdown">
                <li>
                  <Link className="border-b border-line text-mute" href={item.href}>
                    {t('menu.all', { name: item.name })}
                  </Link>
                </li>
                <Branches items={item.items} />
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Branches({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ href, name, items: deeper }) => (
    <li key={href}>
      <Link href={href}>{name}</Link>
      {deeper && (
        <ul className="dropdown">
          <Branches items={deeper} />
        </ul>
      )}
    </li>
  ))
}

function flipAtWindowEdge(event: SyntheticEvent<HTMLElement>) {
  const item = (event.target as HTMLElement).closest('.dropdown > li')
  if (item) item.toggleAttribute('data-turned', item.getBoundingClientRect().right + DROPDOWN_WIDTH > window.innerWidth)
}

const topItem = (target: EventTarget | null) => (target instanceof Element ? target.closest('.menu > li') : null)

/** The public path; empty on the server, which renders the page under an internal path. */
function useCurrentPath(): string {
  const path = usePathname()
  const isHydrated = useHydrated()
  return isHydrated ? path : ''
}

const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`)
