'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DashboardHeading } from './dashboard-heading.tsx'
import { sectionPath } from './sections.ts'

interface DetailNotFoundProps {
  /** The section whose list is linked. */
  readonly section: 'orders' | 'my-reviews'
  /** Another link, beside the one to the list. */
  readonly children?: ReactNode
}

/** Shown for an order or a review that the customer does not have, whether it is another customer's or does not exist. */
export function DetailNotFound({ section, children }: DetailNotFoundProps) {
  const t = useTranslations(`dashboard.notFound.${section}`)
  const locale = useLocale()
  return (
    <>
      <DashboardHeading>{t('title')}</DashboardHeading>
      <p className="mb-6 max-w-160 text-soft">{t('help')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink variant="secondary" small href={localePath(locale, sectionPath(section))}>
          {t('back')}
        </ButtonLink>
        {children}
      </div>
    </>
  )
}
