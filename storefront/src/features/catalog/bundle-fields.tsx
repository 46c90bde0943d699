'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '../../lib/format-money.ts'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { type BundleOption, type BundlePart, type Quantities, quantityOf } from './bundle-options.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ExtraFieldsProps } from './extended-buy-box.tsx'

interface BundleFieldsProps extends ExtraFieldsProps {
  readonly options: readonly BundleOption[]
  readonly quantities: Quantities
  readonly onQuantity: (uid: string, quantity: number) => void
}

export function BundleFields({ options, answers, onAnswer, isLacking, currency, quantities, onQuantity }: BundleFieldsProps) {
  const t = useTranslations('product.kinds')
  const locale = useLocale()
  const valueOf = (part: BundlePart) => {
    const quantity = quantityOf(part, quantities)
    const price = formatMoney({ value: part.cost.now * quantity, currency }, locale)
    return {
      uid: part.uid,
      label: quantity === 1 ? part.label : t('part', { quantity, label: part.label }),
      charge: part.cost.now > 0 ? t('more', { price }) : '',
      isInStock: part.isInStock,
    }
  }

  return options.map((option) => {
    const chosen = answers[option.uid] ?? []
    const counted = option.kind === 'checkbox' ? undefined : option.parts.find(({ uid, isFree }) => isFree && chosen.includes(uid))
    return (
      <div key={option.uid} className="grid gap-2">
        <ChoiceField
          {...option}
          name={option.uid}
          values={option.parts.map(valueOf)}
          chosen={chosen}
          onChoose={(uids) => onAnswer(option.uid, uids)}
          isLacking={isLacking(option)}
        />
        {counted && <PartQuantity part={counted} quantities={quantities} onQuantity={onQuantity} />}
      </div>
    )
  })
}

interface PartQuantityProps extends Pick<BundleFieldsProps, 'quantities' | 'onQuantity'> {
  readonly part: BundlePart
}

function PartQuantity({ part, quantities, onQuantity }: PartQuantityProps) {
  const t = useTranslations('product.kinds')
  return (
    <QuantityField
      small
      label={t('quantity.of', { name: part.label })}
      lessLabel={t('quantity.less', { name: part.label })}
      moreLabel={t('quantity.more', { name: part.label })}
      value={quantityOf(part, quantities)}
      onChange={(quantity) => onQuantity(part.uid, quantity)}
    />
  )
}
