'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LoadedOrder } from './load-order.ts'
import type { OrderSettings } from './order-settings.ts'
import { OrderToPay } from './order-to-pay.tsx'
import { OrderView } from './order-view.tsx'

interface FoundOrderProps {
  readonly loaded: LoadedOrder
  readonly settings: OrderSettings
  readonly onClose: () => void
}

/** Replaces the form and takes the focus. */
export function FoundOrder({ loaded, settings, onClose }: FoundOrderProps) {
  const { order } = loaded
  const t = useTranslations('findOrder')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])

  return (
    <div className="pt-8">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-2xl tracking-tight wrap-anywhere outline-none">
        {t.rich('order', { number: () => <span className="tabular-nums">{order.number}</span>, soft: (text) => <span className="font-normal text-mute">{text}</span> })}
      </h1>
      <OrderView loaded={loaded} settings={settings}>
        <OrderToPay loaded={loaded} settings={settings} />
      </OrderView>
      <div className="mt-10 print:hidden">
        <Button variant="secondary" small onClick={onClose}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
