'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'

const reload = (): void => location.reload()

/** Reloads the requested page, whose address the browser still shows; automatically once the browser is online. */
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
