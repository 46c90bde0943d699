'use client'

import { useTranslations } from 'next-intl'
import { withMessages } from '../../messages/with-messages.tsx'
import { DialogButton } from './dialog-button.tsx'
import type { StockAlertSubject } from './sold-out-variants.ts'

const StockAlert = withMessages(['stockAlert', 'common'], () => import('./stock-alert.tsx').then((module) => module.StockAlert))

/** Beside what is out of stock. */
export function StockAlertButton(subject: StockAlertSubject) {
  const t = useTranslations('product')
  return (
    <DialogButton className="-my-3" Content={StockAlert} subject={subject}>
      {t('alert')}
    </DialogButton>
  )
}
