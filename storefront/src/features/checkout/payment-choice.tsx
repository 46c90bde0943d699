'use client'

import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { cashOnDelivery } from '../payment/methods/cash-on-delivery.ts'
import { kindOf, messagesOf, type PaymentMethod } from '../payment/methods/registry.ts'
import { PaymentMark } from '../payment/payment-mark.tsx'

interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethod[]
  readonly pages: PaymentPages
  readonly isCashOnDeliveryFree: boolean
  /** The order holds nothing that is sent. */
  readonly isVirtual: boolean
  /** The buyer collects the order in a shop. */
  readonly isCollected: boolean
  readonly choice: string | undefined
  readonly onChoose: (code: string) => void
  /** After the first attempt to place the order. */
  readonly showMissing: boolean
}

export function PaymentChoice({ methods, pages, isCashOnDeliveryFree, isVirtual, isCollected, choice, onChoose, showMissing }: PaymentChoiceProps) {
  const t = useTranslations('checkout.payment')
  const about = useTranslations('checkout.method')
  const noteOf = (code: string) => {
    const messages = messagesOf(kindOf(code, pages), isCollected)
    const note = messages && about(`${messages}.note`, { isVirtual: String(isVirtual) })
    return isCashOnDeliveryFree && cashOnDelivery.matches(code, pages) ? `${note} ${t('noFee')}` : note
  }

  return (
    <ChoiceGroup label={t('label')} error={showMissing && choice === undefined ? t('required') : undefined}>
      {methods.map(({ code, title }) => {
        const { mark, collectedMessages } = kindOf(code, pages)
        return (
          <OptionCard
            key={code}
            name="payment-method"
            title={isCollected && collectedMessages ? about(`${collectedMessages}.title`) : title}
            aside={mark && <PaymentMark name={mark} />}
            note={noteOf(code)}
            value={code}
            checked={choice === code}
            onChange={() => onChoose(code)}
          />
        )
      })}
    </ChoiceGroup>
  )
}
