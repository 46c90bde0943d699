'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { SaveConsentsOperation } from '../../graphql/generated/my-consents.since-2.4.7.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { refetchCustomerData, useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useSave } from '../dashboard/use-save.ts'
import { ConfirmNotice } from '../newsletter/confirm-notice.tsx'
import { NEWSLETTER_CONSENT } from '../registration/consent-attributes.ts'
import { useDraftChoices } from '../session/use-draft-choices.ts'
import { ConsentText, RecordedText, useConsentText } from './consent-text.tsx'
import { changesInput, type Consent, isLocked, loadConsents } from './consents.ts'

export function ConsentsPage() {
  const t = useTranslations('dashboardConsents.none')
  const section = useTranslations('dashboard.sections')
  const query = useCustomerQuery(['consents'], loadConsents)
  return (
    <>
      <DashboardHeading>{section('consents')}</DashboardHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-80 max-w-190" />}>
        {({ email, consents }) =>
          consents.length === 0 ? <EmptyState title={t('title')} help={t('help')} /> : <ConsentsForm email={email} consents={consents} />
        }
      </CustomerData>
    </>
  )
}

interface ConsentsFormProps {
  readonly email: string
  readonly consents: readonly Consent[]
}

function ConsentsForm({ email, consents }: ConsentsFormProps) {
  const t = useTranslations('dashboardConsents')
  const currentText = useConsentText()
  const [isToBeConfirmed, setToBeConfirmed] = useState(false)
  const { choices, register, forget } = useDraftChoices('consents', Object.fromEntries(consents.map(({ code, isGiven }) => [code, isGiven])))
  const { isSaving, error, save } = useSave('The consents could not be saved', async (isUnconfirmed: boolean) => {
    // A change whose answer was lost may have been made all the same.
    const last = isUnconfirmed ? (await loadConsents()).consents : consents
    const changes = last.filter((consent) => !isLocked(consent) && choices[consent.code] !== consent.isGiven)
    const decisions = changes.map((consent) => ({ code: consent.code, isGiven: !consent.isGiven, text: currentText(consent) }))
    if (decisions.length === 0) return
    const { updateCustomerV2 } = await send(SaveConsentsOperation, changesInput(decisions, new Date()))
    const isWanted = decisions.some(({ code, isGiven }) => code === NEWSLETTER_CONSENT && isGiven)
    setToBeConfirmed(isWanted && updateCustomerV2?.customer.is_subscribed === false)
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!(await save(error !== undefined))) return
    forget()
    showToast({ kind: 'success', title: t('saved') })
    refetchCustomerData()
  }

  return (
    <form className="max-w-190" onSubmit={(event) => void submit(event)}>
      <p className="mb-6 text-soft">{t('intro')}</p>
      <ul className="mb-6 border-t border-line">
        {consents.map((consent) => (
          <li key={consent.code} className="border-b border-line py-1.5">
            {isLocked(consent) ? (
              <ConsentText consent={consent} />
            ) : (
              <Checkbox {...register(consent.code)} className="[&>label]:items-start [&>label]:py-2.5" label={<ConsentText consent={consent} />} />
            )}
            <RecordedText consent={consent} />
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-4">
        {isToBeConfirmed && <ConfirmNotice email={email} />}
        {error && <AppearingNotice kind="error" failure={error}>{t('failed')}</AppearingNotice>}
        <Button type="submit" small busy={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
