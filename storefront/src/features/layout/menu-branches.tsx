'use client'

import { useTranslations } from 'next-intl'
import { Link } from '../../ui/link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { MenuItem } from './packed-menu.ts'

interface BranchesProps {
  readonly items: readonly MenuItem[]
  /** The entry above, as the indices of its levels: `1.0`. */
  readonly place: string
  /** The place of the deepest open entry; empty if none is. */
  readonly open: string
  readonly areGrouped?: boolean
}

/** The entries of a dropdown, each with its own dropdown, or with its entries below it where all have room. */
export function Branches({ items, place: above, open, areGrouped = false }: BranchesProps) {
  return items.map(({ href, name, items: deeper }, index) => {
    const place = `${above}.${index}`
    const isGroup = areGrouped && deeper
    return (
      <li key={href} data-open={isOpen(open, place) || undefined}>
        <Link href={href}>{name}</Link>
        {deeper && (
          <>
            {!isGroup && <Disclosure name={name} place={place} open={open} />}
            <ul className={isGroup ? undefined : 'dropdown'}>
              <Branches items={deeper} place={place} open={open} />
            </ul>
          </>
        )}
      </li>
    )
  })
}

/** Opens an entry's dropdown; the menu handles its clicks and knows it by its value. It needs scripts, so the HTML does not contain it. */
export function Disclosure({ name, place, open }: { name: string; place: string; open: string }) {
  const t = useTranslations('header.menu')
  if (!useHydrated()) return null
  return <button type="button" className="menu-disclosure" value={place} aria-label={t('showMore', { name })} aria-expanded={isOpen(open, place)} />
}

export const isOpen = (open: string, place: string): boolean => open === place || open.startsWith(`${place}.`)

export const parentOf = (place: string): string => place.slice(0, Math.max(place.lastIndexOf('.'), 0))
