'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { fitQuantity } from '../../lib/quantity.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { focusWrongQuantity } from '../../ui/focus-wrong-quantity.ts'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { AddProblem } from '../add-to-cart/add-problem.tsx'
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts'
import { rulesOf, useQuantityRules } from '../cart/quantity-rules.ts'
import type { BuyBoxProps } from './buy-box.tsx'
import { BuyRow } from './buy-row.tsx'
import type { GroupedPart } from './product-choice.ts'
import { PartPicture } from './part-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { StockAlertButton } from './stock-alert-button.tsx'
import { StockFacts } from './stock-facts.tsx'

interface GroupedBuyBoxProps extends Pick<BuyBoxProps, 'product' | 'delivery' | 'Actions'> {
  readonly parts: readonly GroupedPart[]
}

/** Several products that are added together, each with its own quantity. */
export function GroupedBuyBox({ product, delivery, parts, Actions }: GroupedBuyBoxProps) {
  const t = useTranslations('product.kinds')
  const locale = useLocale()
  const { add, isPending, error, forgetError } = useAddToCart()
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const [hasTried, setTried] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const quantityOf = ({ sku, quantity }: GroupedPart) => quantities[sku] ?? quantity
  const chosen = parts.filter((part) => part.isInStock && quantityOf(part) > 0)
  const sum = chosen.reduce((total, part) => total + part.cost.now * quantityOf(part), 0)
  const count = chosen.reduce((total, part) => total + quantityOf(part), 0)
  const money = (value: number) => formatMoney({ value, currency: product.currency }, locale)

  async function addToCart() {
    setTried(true)
    if (focusWrongQuantity()) return
    if (chosen.length === 0) return list.current?.querySelector('input')?.focus()
    if (await add(...chosen.map((part) => ({ sku: part.sku, quantity: quantityOf(part), selectedOptions: [] })))) return
    // A refused quantity becomes one that is sold.
    setQuantities({ ...quantities, ...Object.fromEntries(chosen.map((part) => [part.sku, fitQuantity(quantityOf(part), rulesOf(part.sku))])) })
  }

  return (
    <>
      <ProductPrice price={product} lowest={product.lowest} />
      <ul ref={list} className="grouped-parts" aria-label={t('parts')}>
        {parts.map((part) => (
          <PartRow
            key={part.sku}
            part={part}
            hasAlerts={product.hasAlerts ?? false}
            money={money}
            quantity={quantityOf(part)}
            onQuantity={(quantity) => setQuantities({ ...quantities, [part.sku]: quantity })}
            onEdit={forgetError}
          />
        ))}
      </ul>
      <p className="amount items-baseline" aria-live="polite">
        <span>{t('sum', { count })}</span> <b className="price text-lg">{money(sum)}</b>
      </p>
      {hasTried && chosen.length === 0 && <FieldError>{t('missing.parts')}</FieldError>}
      <BuyRow name={product.name} price={{ price: money(sum) }} isInStock={product.isInStock} isPending={isPending} onAdd={() => void addToCart()} alert={product.hasAlerts && <StockAlertButton product={product} choice={{}} isMain />} />
      {error && <AddProblem error={error} />}
      <div className="flex flex-wrap justify-between gap-x-6">
        <Actions product={product} />
      </div>
      <StockFacts
        isInStock={product.isInStock}
        sku={product.sku}
        isShipped
        delivery={delivery}
      />
    </>
  )
}

interface PartRowProps {
  readonly part: GroupedPart
  readonly hasAlerts: boolean
  readonly money: (value: number) => string
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
  readonly onEdit: () => void
}

function PartRow({ part: { sku, name, urlKey, picture, cost, lowest, isInStock }, hasAlerts, money, quantity, onQuantity, onEdit }: PartRowProps) {
  const t = useTranslations('product.kinds')
  const locale = useLocale()
  const rules = useQuantityRules(sku)
  const price = { price: money(cost.now), ...(cost.regular > cost.now && { regular: money(cost.regular) }) }
  return (
    <li>
      {picture && <PartPicture src={picture} />}
      <div className="col-start-2 min-w-0">
        {urlKey ? (
          <Link className="-my-2 inline-block py-2 font-medium hover:underline" href={localePath(locale, `/${urlKey}`)}>
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <p className="text-sm">
          <Price price={price} lowest={lowest} />
        </p>
      </div>
      {isInStock ? (
        <QuantityField
          small
          label={t('quantity.of', { name })}
          lessLabel={t('quantity.less', { name })}
          moreLabel={t('quantity.more', { name })}
          isOptional
          rules={rules}
          value={quantity}
          onChange={onQuantity}
          onEdit={onEdit}
        />
      ) : (
        <div className="grid justify-items-end gap-3 text-sm">
          <span className="text-error">{t('partSoldOut')}</span>
          {hasAlerts && <StockAlertButton product={{ sku, name, options: [], variants: [] }} choice={{}} />}
        </div>
      )}
    </li>
  )
}
