'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ComponentType, type ReactNode, useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import type { ShownPrice } from '../../lib/shown-price.ts'
import { fitQuantity } from '../../lib/quantity.ts'
import { focusWrongQuantity } from '../../ui/focus-wrong-quantity.ts'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { AddProblem } from '../add-to-cart/add-problem.tsx'
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts'
import { rulesOf, useQuantityRules } from '../cart/quantity-rules.ts'
import type { ProductDeliveryTerms } from '../delivery/product-delivery.tsx'
import { BuyRow } from './buy-row.tsx'
import type { Cost } from './cost.ts'
import type { LineEdit } from './line-preset.ts'
import { OptionFields } from './option-fields.tsx'
import { type TierPrices, tierAt } from './price-tiers.ts'
import type { ProductChoice } from './product-choice.ts'
import { ProductPrice } from './product-price.tsx'
import type { SelectionInput } from './section-kind.ts'
import type { SelectionResult } from './sections.ts'
import { StockAlertButton } from './stock-alert-button.tsx'
import { StockFacts } from './stock-facts.tsx'
import { type Choice, type ChoiceVariant, chosenLabels, missingOption, pricedBy } from './variant-choice.ts'

// Loaded only for the products that have it.
const CannotOrder = dynamic(() => import('./cannot-order.tsx').then((module) => module.CannotOrder))
const TierTable = dynamic(() => import('./tier-table.tsx').then((module) => module.TierTable))

export interface ProductActionsProps {
  readonly product: Pick<ProductChoice, 'uid' | 'sku' | 'name'>
  /** Without options while the choice is incomplete: of some of them, Magento takes any variant that fits. */
  readonly chosen?: ChosenProduct | undefined
}

interface ChosenProduct {
  readonly quantity: number
  readonly selectedOptions: readonly string[]
  readonly enteredOptions?: SelectionInput['enteredOptions']
}

export interface BuyBoxProps {
  readonly product: ProductChoice
  readonly delivery: ProductDeliveryTerms | undefined
  readonly choice: Choice
  readonly variant: ChoiceVariant | undefined
  readonly onChoose: (code: string, uid: string) => void
  /** The line of the cart that the choice replaces. */
  readonly edit: LineEdit | undefined
  /** Further buttons, for the wishlist and the compare list. */
  readonly Actions: ComponentType<ProductActionsProps>
}

interface WithExtras {
  /** What is selected beside the variant, and the price with it. */
  readonly extras?: SelectionResult & ShownPrice
  /** Called at each attempt to buy, so that missing answers can be shown. */
  readonly onMissing?: () => void
  readonly children?: ReactNode
}

export function BuyBox({ product, delivery, choice, variant, onChoose, edit, Actions, extras, onMissing, children }: BuyBoxProps & WithExtras) {
  const t = useTranslations('product')
  const { add, isPending, error, forgetError } = useAddToCart(edit?.replace)
  const [entered, setQuantity] = useState(edit?.quantity)
  const [missing, setMissing] = useState<string>()
  const [tried, setTried] = useState<string>()
  const { options, name, isForSale } = product
  const rules = useQuantityRules(product.sku)
  const quantity = entered ?? fitQuantity(1, rules)
  const { left, sku } = variant ?? product
  const tierPrices = variant?.tierPrices ?? product.tierPrices
  const shown = usePricedAt(extras ?? pricedBy(product, variant), { tierPrices, quantity, currency: product.currency, cost: extras?.cost })
  const isInStock = product.isInStock && (variant?.isInStock ?? true)
  const chosen = {
    selectedOptions: [...options.map(({ code }) => choice[code] ?? ''), ...(extras?.selectedOptions ?? [])],
    ...(extras && { enteredOptions: extras.enteredOptions }),
  }
  const alert = product.hasAlerts && <StockAlertButton product={product} choice={choice} isMain />
  const choices = JSON.stringify(chosen)
  const missingExtra = extras?.missing[0]
  const isComplete = !missingOption(options, choice) && !missingExtra

  async function addToCart() {
    const option = missingOption(options, choice)?.code
    setMissing(option)
    onMissing?.()
    const field = option ?? missingExtra
    if (field) return focusField(field)
    if (focusWrongQuantity()) return
    const kind = product.extras?.customizedKind
    setTried(choices)
    const customized = kind && { kind, variantSku: variant?.sku }
    const isAdded = await add({ sku: product.sku, quantity, ...chosen, ...(extras && { customized }) })
    // A refused quantity becomes one that is sold.
    if (!isAdded) setQuantity(fitQuantity(quantity, rulesOf(product.sku)))
  }

  return (
    <>
      <ProductPrice price={shown} lowest={pricedBy(product, variant).lowest} />
      <OptionFields
        product={product}
        choice={choice}
        missing={missing}
        onChoose={(code, uid) => (setMissing(undefined), onChoose(code, uid))}
        reservesSpace
      />
      {children}
      {tierPrices && <TierTable {...tierPrices} currency={product.currency} quantity={quantity} />}
      {isForSale ? (
        <BuyRow
          name={[name, ...chosenLabels(options, choice)].filter(Boolean).join(', ')}
          price={shown}
          isInStock={isInStock}
          isPending={isPending}
          labels={edit?.labels}
          onAdd={() => void addToCart()}
          alert={alert}
        >
          {!product.isFile && <QuantityField label={t('quantity')} lessLabel={t('less')} moreLabel={t('more')} value={quantity} onChange={setQuantity} onEdit={forgetError} rules={rules} />}
        </BuyRow>
      ) : (
        <CannotOrder />
      )}
      {error && choices === tried && <AddProblem error={error} />}
      <div className="flex flex-wrap justify-between gap-x-6">
        <Actions product={product} chosen={{ quantity, ...(isComplete ? chosen : { selectedOptions: [] }) }} />
      </div>
      <StockFacts
        isInStock={isInStock}
        left={left}
        sku={sku}
        isShipped={product.isShipped}
        isPersonal={Boolean(extras?.enteredOptions?.length)}
        isFile={product.isFile}
        delivery={delivery}
        productSku={product.sku}
        deliveredSku={(variant ?? product.variants.find((each) => each.isInStock) ?? product).sku}
      />
    </>
  )
}

interface Quantity extends Pick<ProductChoice, 'currency'> {
  readonly quantity: number
  readonly tierPrices: TierPrices | undefined
  /** With what is chosen beside the variant. */
  readonly cost: Cost | undefined
}

/** The price of each of a number of pieces. @param price of a single one */
function usePricedAt(price: ShownPrice, { quantity, tierPrices, currency, cost }: Quantity): ShownPrice {
  const locale = useLocale()
  const tier = tierPrices && tierAt(tierPrices.tiers, quantity)
  if (!tier) return price
  const beside = cost ? cost.now - tierPrices.single : 0
  return { price: formatMoney({ value: tier.now + beside, currency }, locale), ...(price.regular && { regular: price.regular }) }
}

function focusField(name: string): void {
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:enabled`)?.focus()
}
