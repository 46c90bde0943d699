'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { PrintIcon } from '../../ui/icons/print-icon.tsx'

export function PrintButton() {
  const t = useTranslations('dashboardOrder')
  return (
    <Button variant="text" onClick={() => print()}>
      <PrintIcon size={20} />
      {t('print')}
    </Button>
  )
}
