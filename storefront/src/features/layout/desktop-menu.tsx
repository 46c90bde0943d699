'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useRouteChange } from '../../ui/use-route-change.ts'
import { Link } from '../../ui/link.tsx'
import { keyTarget } from './menu-keys.ts'
import type { MenuItem } from './menu-tree.ts'

const DROPDOWN_WIDTH = 205

/**
 * Dropdowns open by style alone, under the pointer or the focus, so they work before any script. What script adds: they
 * close on another page and on Esc, arrow keys walk them, and they turn to the left where the window ends.
 */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useTranslations('header')
  const [isClosed, setClosed] = useState(false)
  const current = useCurrentPath()
  useRouteChange(() => setClosed(true))

  const close = (event: MouseEvent<HTMLElement>) => {
    // The focus alone would keep the dropdown open once the pointer has left.
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
    // What is closed cannot take the focus.
    flushSync(() => setClosed(false))
    target.focus()
  }
  const onMouseOver = (event: MouseEvent<HTMLElement>) => {
    turnAtTheEdge(event)
    if (topItem(event.target) !== topItem(event.relatedTarget)) setClosed(false)
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    turnAtTheEdge(event)
    if (event.target.matches('.menu > li > a')) setClosed(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches what happens to its links
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
            {/* Pointing at it opens the dropdown and need mean no more, so nothing is fetched ahead. */}
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

function turnAtTheEdge(event: SyntheticEvent<HTMLElement>) {
  const item = (event.target as HTMLElement).closest('.dropdown > li')
  if (item) item.toggleAttribute('data-turned', item.getBoundingClientRect().right + DROPDOWN_WIDTH > window.innerWidth)
}

const topItem = (target: EventTarget | null) => (target instanceof Element ? target.closest('.menu > li') : null)

/** The public path, known in the browser alone: the server renders the page under an internal one. */
function useCurrentPath(): string {
  const path = usePathname()
  const isHydrated = useHydrated()
  return isHydrated ? path : ''
}

const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`)
