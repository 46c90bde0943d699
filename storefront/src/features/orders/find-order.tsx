'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useQueryString } from '../../ui/use-query-string.ts'
import type { GuestOrderKey } from '../store/optional-services.ts'
import { FindOrderForm, type Found } from './find-order-form.tsx'
import type { OrderSettings } from './order-settings.ts'

interface FindOrderProps {
  readonly by: GuestOrderKey
  readonly settings: OrderSettings
}

/** Leaving the page clears the form and the order; Back shows an empty form. */
export function FindOrder(props: FindOrderProps) {
  const [visit, setVisit] = useState(0)

  useEffect(() => {
    // The back/forward cache keeps the page as it is when this handler returns.
    const forget = () => flushSync(() => setVisit((count) => count + 1))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])

  return <Visit key={visit} {...props} />
}

function Visit({ by, settings }: FindOrderProps) {
  const t = useTranslations('findOrder')
  const [found, setFound] = useState<Found>()
  // The link in the order mail carries only the number.
  const number = new URLSearchParams(useQueryString() ?? '').get('order') ?? ''
  if (found) return <found.FoundOrder loaded={found.loaded} settings={settings} onClose={() => setFound(undefined)} />
  return (
    <div className="auth-1">
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-soft">{t('help')}</p>
      <FindOrderForm key={number} by={by} number={number} onFound={setFound} />
    </div>
  )
}
