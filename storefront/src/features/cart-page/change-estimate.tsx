'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Destination } from './use-shipping-estimate.ts'

const EstimateForm = dynamic(() => import('./estimate-form.tsx').then((module) => module.EstimateForm), { ssr: false })

interface ChangeEstimateProps {
  readonly destination: Destination
  readonly onChange: (destination: Destination) => void
}

/** Asks for the country and the postal code on request; few shoppers need another one than the shop's own. */
export function ChangeEstimate({ destination, onChange }: ChangeEstimateProps) {
  const t = useTranslations('cart.estimate')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function change(changed: Destination): void {
    onChange(changed)
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <Button ref={button} variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('change')}
      </Button>
      {isOpen && <EstimateForm destination={destination} onChange={change} />}
    </>
  )
}
