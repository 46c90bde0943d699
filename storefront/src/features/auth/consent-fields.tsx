'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { heldFocus } from '../../ui/held-focus.ts'
import { ConsentBox } from './consent-box.tsx'
import type { Registration } from './registration-schema.ts'

const CONSENTS = ['statute', 'personalData', 'newsletter'] as const

/** What the customer agrees to: all at once, or each by itself. Only the newsletter may be left out. */
export function ConsentFields() {
  const t = useTranslations('register')
  const { watch, setValue } = useFormContext<Registration>()
  const given = watch(CONSENTS).filter(Boolean).length
  const isHydrated = useHydrated()
  const isAll = given === CONSENTS.length

  const setAll = (isGiven: boolean) =>
    CONSENTS.forEach((consent) => setValue(consent, isGiven, { shouldDirty: true, shouldTouch: true, shouldValidate: true }))

  return (
    <fieldset className="border-t border-line pt-3" {...heldFocus}>
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
        <ConsentBox key={consent} consent={consent} />
      ))}
    </fieldset>
  )
}
