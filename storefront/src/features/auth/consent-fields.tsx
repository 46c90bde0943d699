'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Registration, RegistrationMessage } from './registration-schema.ts'

const CONSENTS = ['statute', 'personalData', 'newsletter'] as const satisfies (keyof Registration)[]

/** What the customer agrees to: all at once, or each by itself. Only the newsletter may be left out. */
export function ConsentFields() {
  const t = useTranslations('register')
  const { register, watch, setValue, formState } = useFormContext<Registration>()
  const given = watch(CONSENTS).filter(Boolean).length
  const isHydrated = useHydrated()
  const isAll = given === CONSENTS.length

  const setAll = (isGiven: boolean) =>
    CONSENTS.forEach((consent) => setValue(consent, isGiven, { shouldDirty: true, shouldTouch: true, shouldValidate: true }))
  const errorOf = (consent: (typeof CONSENTS)[number]): string | undefined => {
    const message = formState.errors[consent]?.message as RegistrationMessage | undefined
    return message && t(`error.${message}`)
  }

  return (
    // What is said on leaving a field moves the boxes: a click that begins on one must not end beside it, so that the focus comes last.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <fieldset className="border-t border-line pt-3" onMouseDown={(event) => event.preventDefault()} onClick={focusBox}>
      <legend className="sr-only">{t('consents.title')}</legend>
      <Checkbox
        className="font-semibold"
        label={t('consents.all')}
        checked={isAll}
        // What is ticked before the scripts run would tick nothing else.
        disabled={!isHydrated}
        ref={(box) => {
          if (box) box.indeterminate = given > 0 && !isAll
        }}
        onChange={(event) => setAll(event.target.checked)}
      />
      {CONSENTS.map((consent) => (
        <Checkbox
          key={consent}
          {...register(consent)}
          className="[&>label]:items-start [&>label]:py-2.5"
          label={t.rich(`consents.${consent}`, { optional: (words) => <span className="text-mute">{words}</span> })}
          error={errorOf(consent)}
          required={consent !== 'newsletter'}
        />
      ))}
    </fieldset>
  )
}

// A click on a label comes to its box, too.
function focusBox({ target }: MouseEvent): void {
  if (target instanceof HTMLInputElement) target.focus()
}
