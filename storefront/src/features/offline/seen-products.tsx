'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Link } from '../../ui/link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readViewedPages } from '../product/viewed-products.ts'

/** Products viewed on this device, without prices, which may have changed. */
export function SeenProducts() {
  const t = useTranslations('offline')
  const isHydrated = useHydrated()
  const pages = useMemo(() => (isHydrated ? readViewedPages() : []), [isHydrated])
  if (pages.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="seen">
      <h2 id="seen" className="text-xl tracking-tight">{t('seen')}</h2>
      <p className="mt-2 mb-6 text-soft">{t('seenHelp')}</p>
      <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 md:grid-cols-4">
        {pages.map(({ name, path, picture }) => (
          <li key={path}>
            <Link className="grid gap-3 text-sm font-semibold hover:underline" href={path} follow="document">
              <span className="block aspect-4/5 bg-tile">{picture && <Seen src={picture} />}</span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The cached picture; without one, the tile stays empty. */
const Seen = ({ src }: { src: string }) => (
  <img className="size-full object-contain" src={src} alt="" onError={(event) => event.currentTarget.remove()} />
)
