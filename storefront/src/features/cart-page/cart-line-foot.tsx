'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { LinePrice } from '../cart/line-price.tsx'
import { isOneFile } from '../cart/cart-lines.ts'
import { linePrices } from '../cart/net-prices.ts'
import type { useLine } from '../cart/use-line.ts'

interface CartLineFootProps {
  readonly line: CartLineFragment
  /** Whether tax is added to the shop's prices. */
  readonly isNet: boolean
  readonly state: ReturnType<typeof useLine>
  /** The quantity that fixes the line, 0 being removal. */
  readonly fix: number | undefined
  readonly onRemove: () => void
}

/** Quantity and price; for a sold-out product, a button that removes it. */
export function CartLineFoot({ line, isNet, state, fix, onRemove }: CartLineFootProps) {
  const t = useTranslations('cart.line')
  const isGone = fix === 0
  const name = line.product.name ?? ''

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 self-end">
      {isGone ? (
        <Button variant="secondary" small busy={state.isBusy} onClick={onRemove}>
          {t('removeFromCart')}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {!isOneFile(line) && <QuantityField
            small
            label={t('quantity', { name })}
            lessLabel={t('less', { name })}
            moreLabel={t('more', { name })}
            value={state.quantity}
            rules={state.rules}
            busy={state.isBusy}
            onChange={state.change}
            onEdit={state.forgetRefusal}
          />}
          {fix !== undefined && (
            <Button variant="secondary" small onClick={() => state.change(fix)}>
              {t('setTo', { count: fix })}
            </Button>
          )}
        </div>
      )}
      <RowPrice line={line} isNet={isNet} isGone={isGone} />
    </div>
  )
}

function RowPrice({ line, isNet, isGone }: { line: CartLineFragment; isNet: boolean; isGone: boolean }) {
  const t = useTranslations('cart.line')
  const locale = useLocale()
  const { each, row } = linePrices(line, isNet)
  if (!row) return null
  return (
    <div className="ml-auto text-right">
      {isGone ? (
        <p className="price text-md font-normal text-mute line-through sm:text-lg">{formatMoney(row, locale)}</p>
      ) : (
        <LinePrice className="text-md sm:text-lg" line={line} isNet={isNet} />
      )}
      {line.quantity !== 1 && each && (
        <p className="text-xs text-mute tabular-nums">{t('each', { count: line.quantity, price: formatMoney(each, locale) })}</p>
      )}
    </div>
  )
}
