'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'

const reload = (): void => location.reload()

/** The address is still that of the page that was wanted: it is asked for again, by itself once the browser is online. */
export function ReloadButton() {
  const t = useTranslations('offline')
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <div>
      <Button onClick={reload}>{t('reload')}</Button>
    </div>
  )
}
