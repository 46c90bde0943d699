'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useRouteChange } from '../../ui/use-route-change.ts'
import { Link } from '../../ui/link.tsx'
import { Branches, Disclosure, isOpen, parentOf } from './menu-branches.tsx'
import { hasRoomForGroups, type PackedMenu, unpackMenu } from './packed-menu.ts'

const DROPDOWN_WIDTH = 205

/**
 * CSS alone opens the dropdowns on hover, so that works before scripts load. A button beside each entry opens its dropdown for keyboards
 * and touch. The script also closes them on navigation and Esc, and flips a nested dropdown to the left if the window has no room for it
 * on the right.
 */
export function DesktopMenu({ menu }: { menu: PackedMenu }) {
  const t = useTranslations('header')
  const [isHoverIgnored, setHoverIgnored] = useState(false)
  const [open, setOpen] = useState('')
  const current = useCurrentPath()
  const close = () => {
    setOpen('')
    setHoverIgnored(true)
  }
  useRouteChange(close)
  // Not every browser focuses a clicked button, so the loss of focus does not notice every click elsewhere.
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => (target as Element).closest('.menu') || setOpen('')
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const button = (target as Element).closest('button')
    if (!button) return close()
    // Closing also hides the dropdown under the pointer.
    setHoverIgnored(isOpen(open, button.value))
    setOpen(isOpen(open, button.value) ? parentOf(button.value) : button.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.querySelector<HTMLElement>('.menu > li:focus-within > button')?.focus()
    close()
  }
  const onMouseOver = (event: MouseEvent<HTMLElement>) => {
    flipAtWindowEdge(event)
    if (topItem(event.target) !== topItem(event.relatedTarget)) setHoverIgnored(false)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen('')
  }

  return (
    // The pointer passes many entries on its way, and with a prefetched page the browser loads its first pictures.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its links and buttons
    <nav
      data-unhurried
      className="h-(--header-h) max-lg:hidden"
      aria-label={t('categories')}
      data-closed={isHoverIgnored || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setHoverIgnored(false)}
      onMouseOver={onMouseOver}
      onFocus={flipAtWindowEdge}
      onBlur={onBlur}
    >
      <ul className="menu">
        {unpackMenu(menu).map((item, index) => (
          <li key={item.href} data-open={isOpen(open, `${index}`) || undefined}>
            <Link href={item.href} aria-current={isWithin(current, item.href) ? 'page' : undefined}>
              {item.name}
            </Link>
            {item.items && (
              <>
                <Disclosure name={item.name} place={`${index}`} open={open} />
                <ul className="dropdown">
                  <li>
                    <Link href={item.href}>
                      {t('menu.all', { name: item.name })}
                    </Link>
                  </li>
                  <Branches items={item.items} place={`${index}`} open={open} areGrouped={hasRoomForGroups(item.items)} />
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function flipAtWindowEdge(event: SyntheticEvent<HTMLElement>) {
  const item = (event.target as HTMLElement).closest('.dropdown li')
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
