'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Registration, RegistrationMessage } from './registration-schema.ts'

export type Consent = 'statute' | 'personalData' | 'newsletter'

/** One consent. Only the newsletter may be left out. */
export function ConsentBox({ consent }: { consent: Consent }) {
  const t = useTranslations('register')
  const { register, formState } = useFormContext<Registration>()
  const message = formState.errors[consent]?.message as RegistrationMessage | undefined
  return (
    <Checkbox
      {...register(consent)}
      className="[&>label]:items-start [&>label]:py-2.5"
      label={t.rich(`consents.${consent}`, { optional: (words) => <span className="text-mute">{words}</span> })}
      error={message && t(`error.${message}`)}
      required={consent !== 'newsletter'}
    />
  )
}
