'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearch } from '../../lib/use-search.ts'
import type { PaymentPages } from '../checkout/payment-methods/payment-kind.ts'
import type { GuestOrderKey } from '../store/guest-order-key.ts'
import { FindOrderForm, type Found } from './find-order-form.tsx'

interface FindOrderProps {
  readonly by: GuestOrderKey
  readonly timeZone: string
  readonly pages: PaymentPages
}

/** Leaving the page clears what a guest has typed and found; Back begins anew. */
export function FindOrder(props: FindOrderProps) {
  const [visit, setVisit] = useState(0)

  useEffect(() => {
    // The browser may keep the page as it stands at this moment.
    const forget = () => flushSync(() => setVisit((count) => count + 1))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])

  return <Visit key={visit} {...props} />
}

function Visit({ by, timeZone, pages }: FindOrderProps) {
  const t = useTranslations('findOrder')
  const [found, setFound] = useState<Found>()
  // The link in a mail has the number, and nothing else.
  const number = new URLSearchParams(useSearch() ?? '').get('order') ?? ''
  if (found) return <found.FoundOrder loaded={found.loaded} timeZone={timeZone} pages={pages} onClose={() => setFound(undefined)} />
  return (
    <div className="auth-1">
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-soft">{t('help')}</p>
      <FindOrderForm key={number} by={by} number={number} onFound={setFound} />
    </div>
  )
}
