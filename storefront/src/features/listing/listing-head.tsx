import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'

interface ListingHeadProps {
  readonly title: string
  /** Undefined for a page without products. */
  readonly total: number | undefined
  readonly subcategories?: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly path: string
  /** Under the title. */
  readonly banner?: ReactNode
}

export async function ListingHead({ title, total, subcategories = [], path, banner }: ListingHeadProps) {
  const t = await getTranslations('category')
  return (
    <div className="listing-head page">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-3xl tracking-tight wrap-anywhere">{title}</h1>
        {total !== undefined && (
          <output className="whitespace-nowrap text-mute tabular-nums">
            {t('total', { count: total })}
          </output>
        )}
      </div>
      {banner}
      {subcategories.length > 0 && (
        <nav className="subcategories" aria-label={t('subcategories')}>
          <Link href={path} aria-current="page">
            {t('all')}
          </Link>
          {subcategories.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
