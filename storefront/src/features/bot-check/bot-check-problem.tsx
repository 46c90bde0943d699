'use client'

import { useTranslations } from 'next-intl'
import type { BotCheckReason } from '../../graphql/refusals/reason.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'

export function BotCheckProblem({ reason }: { readonly reason: BotCheckReason }) {
  const t = useTranslations('common')
  return (
    <AppearingNotice kind="error" title={t(`botCheck.${reason}`)}>
      {t(`botCheck.${reason}Help`)}
    </AppearingNotice>
  )
}
