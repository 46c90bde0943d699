'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, type Dispatch, type SetStateAction, useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { BundleFields } from './bundle-fields.tsx'
import { pricedAlone } from './bundle-options.ts'
import { BuyBox, type BuyBoxProps } from './buy-box.tsx'
import { CustomOptionFields } from './custom-option-fields.tsx'
import { DownloadFields } from './download-fields.tsx'
import { latestFirst, type PartPictures, partPictures } from './part-pictures.ts'
import type { ProductExtras } from './product-choice.ts'
import type { SectionFieldsProps, Selection } from './section-kind.ts'
import { SetSaving } from './set-saving.tsx'
import { type ChoiceSection, restoredSelection, resultOf, suggestedSelection } from './sections.ts'

const FIELDS: { readonly [Kind in ChoiceSection['kind']]: ComponentType<SectionFieldsProps<Extract<ChoiceSection, { kind: Kind }>>> } = {
  bundle: BundleFields,
  downloads: DownloadFields,
  customOptions: CustomOptionFields,
}

interface ExtendedBuyBoxProps extends BuyBoxProps {
  readonly extras: ProductExtras
  /** Passes on which parts are in the gallery as well. */
  readonly onPictures: Dispatch<SetStateAction<PartPictures>>
}

/** The buy box of a product with more to choose than a variant: a bundle's parts, files, an engraving. */
export function ExtendedBuyBox({ extras: { cost, sections }, onPictures, ...box }: ExtendedBuyBoxProps) {
  const locale = useLocale()
  const { product, variant, edit } = box
  const { currency } = product
  const [selection, setSelection] = useState(() => (edit ? restoredSelection(sections, edit.input) : suggestedSelection(sections)))
  const [hasTried, setTried] = useState(false)
  const result = resultOf(sections, selection, variant?.cost ?? cost)
  const money = (value: number) => formatMoney({ value, currency }, locale)
  const price = {
    price: money(result.cost.now),
    isFrom: result.isPriceOpen,
    ...(result.cost.regular > result.cost.now && { regular: money(result.cost.regular) }),
  }

  const onAnswers = (answers: Selection['answers']) => {
    setSelection({ ...selection, answers })
    onPictures((before) => latestFirst(before, partPictures(sections, answers)))
  }
  const parts = sections.find((section) => section.kind === 'bundle')
  const alone = parts && !result.isPriceOpen ? pricedAlone(parts, selection) : undefined

  return (
    <BuyBox {...box} extras={{ ...result, ...price }} onMissing={() => setTried(true)}>
      {alone !== undefined && <SetSaving alone={alone} price={result.cost} currency={currency} />}
      {sections.map((section) => {
        // TypeScript does not follow that a section is of the type that its fields take.
        const Fields = FIELDS[section.kind] as ComponentType<SectionFieldsProps<ChoiceSection>>
        return (
          <Fields
            key={section.kind}
            section={section}
            selection={selection}
            onAnswer={(uid, answer) => onAnswers({ ...selection.answers, [uid]: answer })}
            onQuantity={(uid, quantity) => setSelection(({ quantities, ...rest }) => ({ ...rest, quantities: { ...quantities, [uid]: quantity } }))}
            missing={hasTried ? result.missing : []}
            currency={currency}
            isFile={product.isFile}
          />
        )
      })}
    </BuyBox>
  )
}
