'use client'

import { useTranslations } from 'next-intl'
import { withMessages } from '../../messages/with-messages.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { DialogButton } from './dialog-button.tsx'
import type { StockAlertSubject } from './sold-out-variants.ts'

const StockAlert = withMessages(['stockAlert', 'common'], () => import('./stock-alert.tsx').then((module) => module.StockAlert))

interface StockAlertButtonProps extends StockAlertSubject {
  /** In place of the buy button; otherwise a link beside what is out of stock. */
  readonly isMain?: boolean
}

export function StockAlertButton({ isMain = false, ...subject }: StockAlertButtonProps) {
  const t = useTranslations('product')
  return (
    <DialogButton className={isMain ? `col-span-full ${buttonStyle({})}` : 'tap -my-3 underline'} Content={StockAlert} subject={subject}>
      {t('alert')}
    </DialogButton>
  )
}
