import { useLocale } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type Section, sectionPath } from '../dashboard/sections.ts'

interface OverviewTileProps {
  readonly title: string
  /** To the page that has all of it. */
  readonly link?: { readonly label: string; readonly section: Section }
  readonly children: ReactNode
}

export function OverviewTile({ title, link, children }: OverviewTileProps) {
  const locale = useLocale()
  const titleId = useId()
  return (
    <section className="overview-tile" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg tracking-snug">
        {title}
      </h2>
      {children}
      {link && (
        <ButtonLink variant="text" className="mt-auto" href={localePath(locale, sectionPath(link.section))}>
          {link.label}
        </ButtonLink>
      )}
    </section>
  )
}
