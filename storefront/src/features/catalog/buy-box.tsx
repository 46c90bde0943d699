'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Price } from '../../ui/price.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { OptionField } from './option-field.tsx'
import type { ProductChoice } from './product-choice.ts'
import { StickyBuy } from './sticky-buy.tsx'
import { StockFacts } from './stock-facts.tsx'
import { type Choice, type ChoiceVariant, isAvailable, missingOption } from './variant-choice.ts'

interface BuyBoxProps {
  readonly product: ProductChoice
  readonly choice: Choice
  readonly variant: ChoiceVariant | undefined
  readonly onChoose: (code: string, uid: string) => void
}

export function BuyBox({ product, choice, variant, onChoose }: BuyBoxProps) {
  const t = useTranslations('product')
  const price = useTranslations('common.price')
  const { add, isPending, error } = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const [missing, setMissing] = useState<string>()
  const button = useRef<HTMLDivElement>(null)
  const { options, variants } = product
  const shown = variant ?? product
  const isInStock = product.isInStock && (variant?.isInStock ?? true)
  const chosenLabels = options.map(({ code, values }) => values.find(({ uid }) => uid === choice[code])?.label)

  async function addToCart() {
    const lacking = missingOption(options, choice)
    setMissing(lacking?.code)
    if (lacking) {
      const field = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(lacking.code)}"]:enabled`)
      field?.focus()
      return
    }
    await add({ sku: product.sku, quantity, selectedOptions: options.map(({ code }) => choice[code] ?? '') })
  }

  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3.5" aria-live="polite">
        <Price
          className="text-2xl tracking-snug"
          now={shown.price}
          regular={shown.regular}
          labels={{ now: price('now'), regular: price('regular') }}
        />
      </p>
      {options.map((option, index) => (
        <OptionField
          key={option.code}
          option={option}
          chosen={choice[option.code]}
          isAvailable={(uid) => isAvailable(options, variants, choice, option.code, uid)}
          onChoose={(uid) => (setMissing(undefined), onChoose(option.code, uid))}
          context={chosenLabels.slice(0, index).filter(Boolean).join(', ')}
          isMissing={missing === option.code}
        />
      ))}
      {product.buyable === 'unknown' ? (
        <Notice kind="info">{t('cannotChoose')}</Notice>
      ) : (
        <div ref={button} className="grid grid-cols-[auto_1fr] gap-3">
          {isInStock && (
            <QuantityField
              label={t('quantity')}
              lessLabel={t('less')}
              moreLabel={t('more')}
              value={quantity}
              onChange={setQuantity}
            />
          )}
          <Button
            className={isInStock ? '' : 'col-span-full'}
            busy={isPending}
            disabled={!isInStock}
            onClick={() => void addToCart()}
          >
            {!isInStock ? t('outOfStock') : isPending ? t('adding') : t('addToCart')}
          </Button>
        </div>
      )}
      {error && <Notice kind="error">{error}</Notice>}
      <StockFacts isInStock={isInStock} left={shown.left} sku={shown.sku} />
      {product.buyable !== 'unknown' && isInStock && (
        <StickyBuy
          watched={button}
          name={[product.name, ...chosenLabels].filter(Boolean).join(', ')}
          price={shown.price}
          isPending={isPending}
          onAdd={() => void addToCart()}
        />
      )}
    </>
  )
}
