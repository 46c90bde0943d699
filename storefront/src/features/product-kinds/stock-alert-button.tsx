'use client'

import { useLocale, useTranslations } from 'next-intl'
import { withMessages } from '../../messages/with-messages.tsx'
import { useModal } from '../../ui/use-modal.ts'
import type { StockAlertSubject } from './sold-out-variants.ts'

const StockAlert = withMessages(['stockAlert', 'common'], () => import('./stock-alert.tsx').then((module) => module.StockAlert))

/** Beside what is out of stock. The form and its messages are loaded once it is opened. */
export function StockAlertButton(subject: StockAlertSubject) {
  const t = useTranslations('product')
  const locale = useLocale()
  const { isOpen, times, open, close } = useModal<true>()
  return (
    <>
      <button type="button" className="tap -my-3 underline" aria-haspopup="dialog" onPointerEnter={() => StockAlert.prepare(locale)} onClick={() => open(true)}>
        {t('alert')}
      </button>
      {times > 0 && <StockAlert key={times} {...subject} isOpen={isOpen} onClose={close} />}
    </>
  )
}
