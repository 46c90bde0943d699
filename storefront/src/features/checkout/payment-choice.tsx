'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import type { Agreement } from './get-checkout.ts'
import type { PaymentMethod } from './payment-methods/registry.ts'

interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethod[]
  readonly agreements: readonly Agreement[]
  readonly choice: string | undefined
  readonly onChoose: (code: string) => void
  readonly accepted: ReadonlySet<number>
  readonly onAccept: (accepted: ReadonlySet<number>) => void
  /** After the first try to place the order. */
  readonly showMissing: boolean
}

export function PaymentChoice({ methods, agreements, choice, onChoose, accepted, onAccept, showMissing }: PaymentChoiceProps) {
  const t = useTranslations('checkout.payment')
  const isMissing = showMissing && choice === undefined
  const toggle = (id: number) => onAccept(accepted.has(id) ? new Set([...accepted].filter((other) => other !== id)) : new Set([...accepted, id]))

  return (
    <>
      <fieldset className="grid gap-3" aria-describedby={isMissing ? 'payment-missing' : undefined}>
        <legend className="sr-only">{t('label')}</legend>
        {methods.map(({ code, title }) => (
          <OptionCard key={code} name="payment-method" title={title} value={code} checked={choice === code} onChange={() => onChoose(code)} />
        ))}
      </fieldset>
      {isMissing && (
        <FieldError id="payment-missing" className="mt-3">
          {t('required')}
        </FieldError>
      )}
      <div className="mt-5 grid gap-2">
        {agreements.map(({ agreement_id: id, checkbox_text: text, mode }) =>
          mode === 'MANUAL' ? (
            <Checkbox
              key={id}
              label={text}
              checked={accepted.has(id)}
              onChange={() => toggle(id)}
              error={showMissing && !accepted.has(id) ? t('agreement') : undefined}
              required
            />
          ) : (
            <p key={id} className="text-sm text-soft">
              {text}
            </p>
          ),
        )}
      </div>
    </>
  )
}
