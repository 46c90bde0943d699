'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../ui/button-style.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface PageLinksProps {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Pagination by real links, so that Back, a reload and a new tab work. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  const t = useTranslations('dashboard.pages')
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label={t('label')}>
      <PageLink label={t('previous')} href={page > 1 ? hrefOf(page - 1) : undefined} />
      <span className="text-sm tabular-nums">{t('position', { page, pages })}</span>
      <PageLink label={t('next')} href={page < pages ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}

function PageLink({ label, href }: { readonly label: string; readonly href: string | undefined }) {
  if (href !== undefined) return <ButtonLink variant="secondary" small href={href}>{label}</ButtonLink>
  return <span aria-disabled className={buttonStyle({ variant: 'secondary', small: true })}>{label}</span>
}
