'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { type BundleOption, type BundlePart, type BundleSection, quantityOf, surchargeOf } from './bundle-options.ts'
import { ChoiceField } from './choice-field.tsx'
import { PartPicture } from './part-picture.tsx'
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
      // A quantity that can be changed stands in its own field.
      label: quantity === 1 || part.isFree ? part.label : t('part', { quantity, label: part.label }),
      picture: part.page?.picture,
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
        <PartLinks parts={option.parts.filter(({ uid }) => chosen.includes(uid))} isPictured={option.kind === 'select'} />
        {counted && <PartQuantity part={counted} quantity={quantityOf(counted, quantities)} onQuantity={onQuantity} />}
      </div>
    )
  })
}

interface PartLinksProps {
  readonly parts: readonly BundlePart[]
  /** Whether the pictures stand here, because the choice itself has none. */
  readonly isPictured: boolean
}

/** The pages of the chosen parts. */
function PartLinks({ parts, isPictured }: PartLinksProps) {
  const t = useTranslations('product.kinds')
  const locale = useLocale()
  const pages = parts.flatMap(({ label, page }) => (page?.urlKey ? [{ label, ...page }] : []))
  if (pages.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 text-sm">
      {pages.map(({ label, urlKey, picture }) => (
        <li key={urlKey}>
          <Link className="flex min-h-11 items-center gap-3 underline" href={localePath(locale, `/${urlKey}`)}>
            {isPictured && picture && <PartPicture src={picture} />}
            {t('view', { name: label })}
          </Link>
        </li>
      ))}
    </ul>
  )
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
