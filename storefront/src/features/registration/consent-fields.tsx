'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { heldFocus } from '../../ui/held-focus.ts'
import { Link } from '../../ui/link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Registration, RegistrationMessage } from './registration-schema.ts'

const CONSENTS = ['statute', 'personalData', 'newsletter'] as const

/** The paths of the pages that the required consents name. */
export type ConsentPages = Readonly<Partial<Record<'statute' | 'personalData', string>>>

/** The consents of the registration, with a box that ticks all. */
export function ConsentFields({ pages }: { readonly pages: ConsentPages }) {
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
        // Before hydration, ticking it would not tick the others.
        disabled={!isHydrated}
        ref={(box) => {
          if (box) box.indeterminate = given > 0 && !isAll
        }}
        onChange={(event) => setAll(event.target.checked)}
      />
      {CONSENTS.map((consent) => (
        <ConsentBox key={consent} consent={consent} page={consent === 'newsletter' ? undefined : pages[consent]} />
      ))}
    </fieldset>
  )
}

type Consent = 'statute' | 'personalData' | 'newsletter'

/** One consent. Only the newsletter's is optional. The page that it names opens in a new window, so that the form keeps its input. */
function ConsentBox({ consent, page }: { readonly consent: Consent; readonly page?: string | undefined }) {
  const t = useTranslations('register')
  const { register, formState } = useFormContext<Registration>()
  const message = formState.errors[consent]?.message as RegistrationMessage | undefined
  return (
    <Checkbox
      {...register(consent)}
      className="[&>label]:items-start [&>label]:py-2.5"
      label={t.rich(`consents.${consent}`, {
        optional: (chunks) => <span className="text-mute">{chunks}</span>,
        page: (name) => (page ? <PageLink href={page}>{name}</PageLink> : name),
      })}
      error={message && t(`error.${message}`)}
      required={consent !== 'newsletter'}
    />
  )
}

function PageLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const t = useTranslations('register.consents')
  return (
    <Link className="underline" href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {t('newWindow')}</span>
    </Link>
  )
}

/** The consents that every account requires. */
export function AccountConsents() {
  const t = useTranslations('register')
  return (
    <fieldset>
      <legend className="sr-only">{t('consents.title')}</legend>
      <ConsentBox consent="statute" />
      <ConsentBox consent="personalData" />
    </fieldset>
  )
}
