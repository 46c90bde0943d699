'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { FieldError } from '../../ui/field-error.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import type { WithdrawalMessage } from './withdrawal-schema.ts'
import type { WithdrawalValues } from './withdrawal-values.ts'
import type { WithdrawableItem } from './withdrawable.ts'

/** The order's items with their quantities; an item that cannot be withdrawn from shows the reason. */
export function ItemFields({ items }: { items: readonly WithdrawableItem[] }) {
  const t = useTranslations('withdrawal')
  const { watch, setValue, formState } = useFormContext<WithdrawalValues>()
  const quantities = watch('quantities')
  const message = formState.errors.quantities?.message as WithdrawalMessage | undefined
  const choose = (item: WithdrawableItem, quantity: number): void =>
    setValue('quantities', { ...quantities, [item.id]: quantity }, { shouldValidate: formState.isSubmitted })

  return (
    <fieldset aria-describedby={message && 'withdrawal-items-error'}>
      <legend className="mb-1 text-sm font-medium">{t('items.title')}</legend>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line py-3 first:border-t">
            <ItemRow item={item} chosen={quantities[item.id] ?? 0} onChoose={(quantity) => choose(item, quantity)} />
          </li>
        ))}
      </ul>
      {message && (
        <FieldError id="withdrawal-items-error" className="mt-3">
          {t(`error.${message}`)}
        </FieldError>
      )}
    </fieldset>
  )
}

interface ItemRowProps {
  readonly item: WithdrawableItem
  readonly chosen: number
  readonly onChoose: (quantity: number) => void
}

function ItemRow({ item, chosen, onChoose }: ItemRowProps) {
  const t = useTranslations('withdrawal')
  const { name, options, quantity, barrier, caution } = item
  const described = [name, ...options].join(', ')
  const description = (
    <span className="grid wrap-anywhere">
      <span>{name}</span>
      {options.length > 0 && <span className="text-sm text-soft">{options.join(', ')}</span>}
      {caution && <span className="text-sm text-soft">{t(`caution.${caution}`)}</span>}
    </span>
  )
  if (barrier) {
    return (
      <div className="grid gap-1 pl-9 text-soft">
        {description}
        <span className="text-sm">{t(`barrier.${barrier}`)}</span>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <label className="checkbox min-w-0 flex-1 basis-60">
        <input type="checkbox" checked={chosen > 0} onChange={(event) => onChoose(event.target.checked ? quantity : 0)} />
        {description}
      </label>
      {chosen > 0 && Number.isInteger(quantity) && quantity > 1 && (
        <span className="flex items-center gap-3">
          <QuantityField
            small
            label={t('items.quantity', { name: described })}
            lessLabel={t('items.less', { name: described })}
            moreLabel={t('items.more', { name: described })}
            value={chosen}
            rules={{ step: 1, max: quantity }}
            onChange={onChoose}
          />
          <span className="text-sm text-soft tabular-nums">{t('items.of', { quantity })}</span>
        </span>
      )}
    </div>
  )
}
