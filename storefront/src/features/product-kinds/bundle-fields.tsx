'use client'

import { useTranslations } from 'next-intl'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { type BundleOption, type BundlePart, type BundleSection, quantityOf, surchargeOf } from './bundle-options.ts'
import { ChoiceField } from './choice-field.tsx'
import type { SectionFieldsProps } from './section-kind.ts'
import { useChargeText } from './use-charge-text.ts'

type BundleFieldsProps = SectionFieldsProps<BundleSection>

export function BundleFields({ section, selection: { answers, quantities }, onAnswer, onQuantity, missing, currency }: BundleFieldsProps) {
  const t = useTranslations('product.kinds')
  const chargeText = useChargeText(currency)
  const valueOf = (option: BundleOption, part: BundlePart) => {
    const quantity = quantityOf(part, quantities)
    return {
      uid: part.uid,
      label: quantity === 1 ? part.label : t('part', { quantity, label: part.label }),
      charge: chargeText({ amount: surchargeOf(option, part, quantities) }),
      isInStock: part.isInStock,
    }
  }

  return section.options.map((option) => {
    const chosen = answers[option.uid] ?? []
    const counted = option.kind === 'checkbox' ? undefined : option.parts.find(({ uid, isFree }) => isFree && chosen.includes(uid))
    return (
      <div key={option.uid} className="grid gap-2">
        <ChoiceField
          {...option}
          name={option.uid}
          values={option.parts.map((part) => valueOf(option, part))}
          chosen={chosen}
          onChoose={(uids) => onAnswer(option.uid, uids)}
          isMissing={missing.includes(option.uid)}
        />
        {counted && <PartQuantity part={counted} quantity={quantityOf(counted, quantities)} onQuantity={onQuantity} />}
      </div>
    )
  })
}

interface PartQuantityProps extends Pick<BundleFieldsProps, 'onQuantity'> {
  readonly part: BundlePart
  readonly quantity: number
}

function PartQuantity({ part: { uid, label }, quantity, onQuantity }: PartQuantityProps) {
  const t = useTranslations('product.kinds')
  return (
    <QuantityField
      small
      label={t('quantity.of', { name: label })}
      lessLabel={t('quantity.less', { name: label })}
      moreLabel={t('quantity.more', { name: label })}
      value={quantity}
      onChange={(next) => onQuantity(uid, next)}
    />
  )
}
