import 'server-only'
import { Link } from '../../ui/link.tsx'
import type { BlockProps } from './block.ts'
import { blockLink } from './block-link.ts'

/** A one-line message across the page. */
export async function BannerBlock({ options, locale }: BlockProps<'Banner'>) {
  const { title, text, linkLabel, linkHref } = options
  const target = await blockLink(linkLabel, linkHref, locale)
  return (
    <section className="banner bg-tile" aria-label={title}>
      <div className="page flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-soft">{text}</p>}
        {target && (
          <Link className="-my-2 inline-flex min-h-11 items-center underline hover:text-accent" href={target.href}>
            {target.label}
          </Link>
        )}
      </div>
    </section>
  )
}
