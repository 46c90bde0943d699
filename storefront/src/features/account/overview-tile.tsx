import { type ReactNode, useId } from 'react'
import { ButtonLink } from '../../ui/button.tsx'

interface OverviewTileProps {
  readonly title: string
  /** To the page that has all of it. */
  readonly link?: { readonly label: string; readonly href: string }
  readonly children: ReactNode
}

export function OverviewTile({ title, link, children }: OverviewTileProps) {
  const titleId = useId()
  return (
    <section className="overview-tile" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg tracking-snug">
        {title}
      </h2>
      {children}
      {link && (
        <ButtonLink variant="text" className="mt-auto" href={link.href}>
          {link.label}
        </ButtonLink>
      )}
    </section>
  )
}
