'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { WarningIcon } from '../../ui/icons/warning-icon.tsx'
import type { ChoiceOption } from './variant-choice.ts'

interface OptionFieldProps {
  readonly option: ChoiceOption
  readonly chosen: string | undefined
  readonly isAvailable: (uid: string) => boolean
  readonly onChoose: (uid: string) => void
  /** What else is chosen, in words: why a value is not to be had. */
  readonly context: string
  readonly isMissing: boolean
  /** Whether some variant is not to be had: then there is room for saying so before a choice needs it. */
  readonly hasGaps?: boolean
}

/** Colours as swatches, anything else as boxes. What is not to be had stays in sight and says why. */
export function OptionField({ option, chosen, isAvailable, onChoose, context, isMissing, hasGaps = false }: OptionFieldProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  const { code, label, values } = option
  const isSwatches = values.some(({ colour }) => colour)
  const off = values.filter(({ uid }) => !isAvailable(uid))
  const [only = ''] = off.map((value) => value.label)
  // A browser takes its time to make the first of these, so none is made where there is nothing to put together.
  const names = off.length > 1 ? new Intl.ListFormat(locale).format(off.map((value) => value.label)) : only
  const helpId = useId()

  return (
    <fieldset className="min-w-0" aria-describedby={helpId}>
      <legend className="mb-2 text-sm">
        {label}: <b className="font-semibold">{values.find(({ uid }) => uid === chosen)?.label ?? t('chooseFirst')}</b>
      </legend>
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
      <div id={helpId} className={`mt-2 text-xs ${hasGaps ? 'min-h-5' : 'empty:hidden'}`}>
        {isMissing ? (
          <p className="flex gap-2 font-medium text-error" role="alert">
            <WarningIcon size={18} />
            {t('option.missing', { code, option: label.toLocaleLowerCase(locale) })}
          </p>
        ) : (
          off.length > 0 && (
            <p className="text-mute">
              {t('option.outOfStock', { values: names, count: off.length, context: context || 'none' })}
            </p>
          )
        )}
      </div>
    </fieldset>
  )
}
