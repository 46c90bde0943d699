'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { sectionPath } from '../dashboard/sections.ts'
import type { NextStep } from './next-steps.ts'
import { OverviewTile } from './overview-tile.tsx'

interface NextStepsTileProps {
  readonly steps: readonly NextStep[]
  readonly isNew: boolean
}

export function NextStepsTile({ steps, isNew }: NextStepsTileProps) {
  const t = useTranslations('dashboardAccount.overview')
  const locale = useLocale()
  return (
    <OverviewTile title={t(isNew ? 'welcome' : 'next')}>
      {isNew && <p className="text-soft">{t('welcomeHelp')}</p>}
      <ul className="grid gap-3">
        {steps.map((step) => (
          <li key={step}>
            <ButtonLink variant="text" href={localePath(locale, step === 'shop' ? '/' : sectionPath(step))}>
              {t(`steps.${step}`)}
            </ButtonLink>
            <p className="text-sm text-soft">{t(`steps.${step}Help`)}</p>
          </li>
        ))}
      </ul>
    </OverviewTile>
  )
}
