'use client'

import { useTranslations } from 'next-intl'
import { Field } from '../../ui/field.tsx'

/** Magento's column for the number in an order; a longer one fails with an internal error. */
const MAX_CHARACTERS = 32

interface PurchaseOrderFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** After the first attempt to place the order. */
  readonly showMissing: boolean
}

/** The number of the buyer's own purchase order, without which Magento refuses the method. */
export function PurchaseOrderField({ value, onChange, showMissing }: PurchaseOrderFieldProps) {
  const t = useTranslations('checkout.payment')
  return (
    <Field
      className="mt-6"
      label={t('purchaseOrder')}
      help={t('purchaseOrderHelp')}
      error={showMissing && value === '' ? t('purchaseOrderRequired') : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value.trimStart())}
      maxLength={MAX_CHARACTERS}
      autoComplete="off"
      required
    />
  )
}
