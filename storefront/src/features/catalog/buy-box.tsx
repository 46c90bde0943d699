'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { ShownPrice } from '../../lib/shown-price.ts'
import { Notice } from '../../ui/notice.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { AddProblem } from '../cart/add-problem.tsx'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { BuyRow } from './buy-row.tsx'
import type { LineEdit } from './line-edit.ts'
import { OptionFields } from './option-fields.tsx'
import { ProductActions } from './product-actions.tsx'
import type { ProductChoice } from './product-choice.ts'
import type { ExtrasChoice } from './product-extras.ts'
import { ProductPrice } from './product-price.tsx'
import { StockFacts } from './stock-facts.tsx'
import { type Choice, type ChoiceVariant, chosenLabels, missingOption, pricedBy } from './variant-choice.ts'

export interface BuyBoxProps {
  readonly product: ProductChoice
  readonly choice: Choice
  readonly variant: ChoiceVariant | undefined
  readonly onChoose: (code: string, uid: string) => void
  /** Where the choice is to take the place of a line of the cart; begins with what that line holds. */
  readonly edit: LineEdit | undefined
}

interface WithExtras {
  /** What is chosen beside the variant, and the price with it. */
  readonly extras?: ExtrasChoice & ShownPrice
  readonly onLacking?: () => void
  readonly children?: ReactNode
}

export function BuyBox({ product, choice, variant, onChoose, edit, extras, onLacking, children }: BuyBoxProps & WithExtras) {
  const t = useTranslations('product')
  const { add, isPending, error } = useAddToCart(edit?.replace)
  const [quantity, setQuantity] = useState(edit?.quantity ?? 1)
  const [missing, setMissing] = useState<string>()
  const { options, name, isForSale } = product
  const { left, sku } = variant ?? product
  const shown = extras ?? pricedBy(product, variant)
  const isInStock = product.isInStock && (variant?.isInStock ?? true)
  const chosen = {
    selectedOptions: [...options.map(({ code }) => choice[code] ?? ''), ...(extras?.selectedOptions ?? [])],
    ...(extras && { enteredOptions: extras.enteredOptions }),
  }
  const isComplete = !missingOption(options, choice) && !extras?.lacking

  async function addToCart() {
    const lacking = missingOption(options, choice)?.code
    setMissing(lacking)
    onLacking?.()
    if (lacking ?? extras?.lacking) return focusField(lacking ?? extras?.lacking ?? '')
    const kind = product.extras?.kind
    const customized = kind && { kind, variantSku: variant?.sku }
    await add({ sku: product.sku, quantity, ...chosen, ...(extras && { customized }) })
  }

  return (
    <>
      <ProductPrice price={shown} lowest={product.lowest} />
      <OptionFields
        product={product}
        choice={choice}
        missing={missing}
        onChoose={(code, uid) => (setMissing(undefined), onChoose(code, uid))}
        keepsRoom
      />
      {children}
      {isForSale ? (
        <BuyRow
          name={[name, ...chosenLabels(options, choice)].filter(Boolean).join(', ')}
          price={shown.price}
          isInStock={isInStock}
          isPending={isPending}
          words={edit?.words}
          onAdd={() => void addToCart()}
        >
          <QuantityField label={t('quantity')} lessLabel={t('less')} moreLabel={t('more')} value={quantity} onChange={setQuantity} />
        </BuyRow>
      ) : (
        <Notice kind="info">{t('cannotChoose')}</Notice>
      )}
      {error && (
        <Notice kind="error">
          <AddProblem error={error} />
        </Notice>
      )}
      <ProductActions product={product} chosen={{ quantity, ...(isComplete ? chosen : { selectedOptions: [] }) }} />
      <StockFacts isInStock={isInStock} left={left} sku={sku} isShipped={product.isShipped} />
    </>
  )
}

function focusField(name: string): void {
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:enabled`)?.focus()
}
