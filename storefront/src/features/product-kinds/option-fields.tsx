'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { WarningIcon } from '../../ui/icons/warning-icon.tsx'
import type { ProductChoice, Sizing } from './product-choice.ts'
import { StockAlertButton } from './stock-alert-button.tsx'
import { SizeGuideButton } from './size-guide-button.tsx'
import { type Choice, type ChoiceOption, chosenLabels, isAvailable, sizeOption } from './variant-choice.ts'

const MissingOption = withMessages(['product'], () => import('./missing-option.tsx').then((module) => module.MissingOption))

interface OptionFieldsProps {
  readonly product: Pick<ProductChoice, 'sku' | 'name' | 'isInStock' | 'hasAlerts' | 'options' | 'variants' | 'sizing'>
  readonly choice: Choice
  /** The code of the option that is still to be chosen. */
  readonly missing: string | undefined
  readonly onChoose: (code: string, uid: string) => void
  /** Whether to reserve space for messages about unavailable values. */
  readonly reservesSpace?: boolean
}

/** The options of a configurable product; each shows which values are unavailable with the choices before it. */
export function OptionFields({ product, choice, missing, onChoose, reservesSpace = false }: OptionFieldsProps) {
  const { options, variants, sizing, isInStock, hasAlerts } = product
  const labels = chosenLabels(options, choice)
  const sized = sizing && sizeOption(options)
  const mayLackValues = variants.some(({ isInStock }) => !isInStock)
  return options.map((option, index) => (
    <OptionField
      key={option.code}
      option={option}
      chosen={choice[option.code]}
      isAvailable={(uid) => isAvailable(options, variants, choice, option.code, uid)}
      onChoose={(uid) => onChoose(option.code, uid)}
      context={labels.slice(0, index).filter(Boolean).join(', ')}
      isMissing={missing === option.code}
      reservesSpace={reservesSpace && mayLackValues && index > 0}
      sizing={option === sized ? sizing : undefined}
      alert={hasAlerts && isInStock && <StockAlertButton product={product} choice={choice} code={option.code} />}
    />
  ))
}

interface OptionFieldProps {
  readonly option: ChoiceOption
  readonly chosen: string | undefined
  readonly isAvailable: (uid: string) => boolean
  readonly onChoose: (uid: string) => void
  /** The labels of the earlier choices, with which a value may be unavailable. */
  readonly context: string
  readonly isMissing: boolean
  readonly reservesSpace: boolean
  readonly sizing: Sizing | undefined
  /** Beside the values that are out of stock. */
  readonly alert: ReactNode
}

/** Shows colours as swatches and other values as boxes. Unavailable values stay visible, with the reason below. */
function OptionField({ option, chosen, isAvailable, onChoose, context, isMissing, reservesSpace, sizing, alert }: OptionFieldProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  const { code, label, values } = option
  const isSwatches = values.some(({ colour }) => colour)
  const off = values.filter(({ uid }) => !isAvailable(uid))
  const [only = ''] = off.map((value) => value.label)
  // The first Intl.ListFormat is slow to create, so a single label does without one.
  const names = off.length > 1 ? new Intl.ListFormat(locale).format(off.map((value) => value.label)) : only
  const shown = values.find(({ uid }) => uid === chosen)?.label ?? (off.length < values.length && t('chooseFirst'))
  const helpId = useId()

  return (
    <fieldset className={isMissing ? 'is-missing min-w-0' : 'min-w-0'} aria-describedby={helpId}>
      <legend className="float-left mb-2 text-sm">
        {label}{shown && ': '}<b className="font-semibold">{shown}</b>
      </legend>
      {sizing?.guide && <SizeGuideButton guide={sizing.guide} />}
      <div className={isSwatches ? 'choice-swatches' : 'choice-boxes'}>
        {values.map((value) => {
          const isOff = off.includes(value)
          return (
            <label
              key={value.uid}
              className={isSwatches ? 'swatch' : 'size-box'}
              aria-disabled={isOff || undefined}
              title={isSwatches ? value.label : undefined}
            >
              <input
                type="radio"
                name={code}
                value={value.uid}
                checked={value.uid === chosen}
                disabled={isOff}
                aria-label={isOff ? t('option.unavailable', { value: value.label }) : value.label}
                onChange={() => onChoose(value.uid)}
              />
              {isSwatches ? <i style={{ background: value.colour }} /> : value.label}
            </label>
          )
        })}
      </div>
      {sizing?.fit && <p className="mt-2 text-sm">{sizing.fit}</p>}
      <div id={helpId} className={`mt-2 flex flex-wrap gap-x-2 text-xs ${reservesSpace ? 'min-h-5' : 'empty:hidden'}`}>
        {isMissing && (
          <p className="flex basis-full gap-2 text-sm font-medium text-error" role="alert">
            <WarningIcon size={18} />
            <MissingOption code={code} label={label} />
          </p>
        )}
        {off.length > 0 && (
          <>
            <p className="text-mute">{t('option.outOfStock', { values: names, count: off.length, context: context || 'none' })}</p>
            {alert}
          </>
        )}
      </div>
    </fieldset>
  )
}
