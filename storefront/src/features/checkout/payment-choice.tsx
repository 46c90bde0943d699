'use client'

import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { kindOf, type PaymentMethod } from '../payment/methods/registry.ts'
import { Agreements } from './agreements.tsx'
import type { Agreement } from './get-checkout.ts'

interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethod[]
  readonly pages: PaymentPages
  readonly agreements: readonly Agreement[]
  readonly choice: string | undefined
  readonly onChoose: (code: string) => void
  readonly accepted: ReadonlySet<number>
  readonly onAccept: (accepted: ReadonlySet<number>) => void
  /** After the first attempt to place the order. */
  readonly showMissing: boolean
}

export function PaymentChoice({ methods, pages, agreements, choice, onChoose, accepted, onAccept, showMissing }: PaymentChoiceProps) {
  const t = useTranslations('checkout.payment')
  const about = useTranslations('checkout.method')

  return (
    <>
      <ChoiceGroup label={t('label')} error={showMissing && choice === undefined ? t('required') : undefined}>
        {methods.map(({ code, title }) => {
          const { messages } = kindOf(code, pages)
          return (
            <OptionCard
              key={code}
              name="payment-method"
              title={title}
              note={messages && about(`${messages}.note`)}
              value={code}
              checked={choice === code}
              onChange={() => onChoose(code)}
            />
          )
        })}
      </ChoiceGroup>
      <Agreements agreements={agreements} accepted={accepted} onAccept={onAccept} showMissing={showMissing} />
    </>
  )
}
