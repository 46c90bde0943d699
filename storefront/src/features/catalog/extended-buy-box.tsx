'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { BundleFields } from './bundle-fields.tsx'
import type { Quantities } from './bundle-options.ts'
import { BuyBox, type BuyBoxProps } from './buy-box.tsx'
import { CustomOptionFields } from './custom-option-fields.tsx'
import type { Answers } from './custom-options.ts'
import { DownloadFields } from './download-fields.tsx'
import { extrasChoice, type ProductExtras, suggestedAnswers } from './product-extras.ts'

/** What every kind's fields need to know. */
export interface ExtraFieldsProps {
  readonly answers: Answers
  readonly onAnswer: (uid: string, answer: readonly string[]) => void
  /** Whether the shopper wanted to buy and this one still lacks an answer. */
  readonly isLacking: (option: { readonly uid: string; readonly isRequired: boolean }) => boolean
  readonly currency: string
}

/** The buy box of a product of which more is chosen than its variant: a bundle's parts, files, an engraving. */
export function ExtendedBuyBox({ extras, ...box }: BuyBoxProps & { readonly extras: ProductExtras }) {
  const locale = useLocale()
  const [answers, setAnswers] = useState(() => box.edit?.answers ?? suggestedAnswers(extras))
  const [quantities, setQuantities] = useState<Quantities>(box.edit?.quantities ?? {})
  const [isAsked, setAsked] = useState(false)
  const { bundle, downloads, options, currency } = extras
  const chosen = extrasChoice(extras, answers, quantities, box.variant?.cost ?? extras.cost)
  const fields: ExtraFieldsProps = {
    answers,
    currency,
    onAnswer: (uid, answer) => setAnswers((before) => ({ ...before, [uid]: answer })),
    isLacking: ({ uid, isRequired }) => isAsked && isRequired && !answers[uid]?.some((answer) => answer.trim() !== ''),
  }
  const text = (value: number) => formatMoney({ value, currency }, locale)
  const isOpen = bundle.some(({ uid }) => uid === chosen.lacking)
  const price = isOpen
    ? { price: box.product.price, isFrom: true }
    : { price: text(chosen.cost.now), ...(chosen.cost.regular > chosen.cost.now && { regular: text(chosen.cost.regular) }) }

  return (
    <BuyBox {...box} extras={{ ...chosen, ...price }} onLacking={() => setAsked(true)}>
      {bundle.length > 0 && (
        <BundleFields
          {...fields}
          options={bundle}
          quantities={quantities}
          onQuantity={(uid, quantity) => setQuantities({ ...quantities, [uid]: quantity })}
        />
      )}
      {downloads && <DownloadFields {...fields} downloads={downloads} />}
      {options.length > 0 && <CustomOptionFields {...fields} options={options} />}
    </BuyBox>
  )
}
