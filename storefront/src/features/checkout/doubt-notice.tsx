'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export type Doubt = 'notTaken' | 'unknown'

interface DoubtNoticeProps {
  readonly doubt: Doubt
  readonly isBusy: boolean
  readonly onCheck: () => void
}

/** The answer to an order was lost: says what is known, and offers to ask before another try. */
export function DoubtNotice({ doubt, isBusy, onCheck }: DoubtNoticeProps) {
  const t = useTranslations('checkout.payment')
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Notice kind={doubt === 'unknown' ? 'error' : 'warning'} title={t(doubt)}>
        <p>{t(doubt === 'unknown' ? 'unknownHelp' : 'notTakenHelp')}</p>
      </Notice>
      {doubt === 'unknown' && (
        <Button busy={isBusy} onClick={onCheck}>
          {t('check')}
        </Button>
      )}
    </div>
  )
}
