'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { NewsletterSubscriptionOperation, SetNewsletterSubscriptionOperation } from '../../graphql/generated/newsletter.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { refetchCustomerData, useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useDraftChoices } from '../session/use-draft-choices.ts'
import { ConfirmNotice } from './confirm-notice.tsx'

export function NewsletterPage() {
  const t = useTranslations('dashboard.sections')
  const query = useCustomerQuery(['newsletter'], async () => (await send(NewsletterSubscriptionOperation, {})).customer)
  return (
    <>
      <DashboardHeading>{t('newsletter')}</DashboardHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-56" />}>
        {(customer) => <NewsletterForm email={customer?.email ?? ''} isSubscribed={customer?.is_subscribed ?? false} />}
      </CustomerData>
    </>
  )
}

interface NewsletterFormProps {
  readonly email: string
  readonly isSubscribed: boolean
}

function NewsletterForm({ email, isSubscribed }: NewsletterFormProps) {
  const t = useTranslations('dashboardNewsletter')
  const [isToBeConfirmed, setToBeConfirmed] = useState(false)
  const { choices, register, forget } = useDraftChoices('newsletter', { isWanted: isSubscribed })
  const { isSaving, error, save } = useSave('The newsletter could not be changed', async (isWanted: boolean) => {
    const { updateCustomerV2 } = await send(SetNewsletterSubscriptionOperation, { isSubscribed: isWanted })
    const isPending = isWanted && updateCustomerV2?.customer.is_subscribed === false
    setToBeConfirmed(isPending)
    if (!isPending) showToast({ kind: 'success', title: t(isWanted ? 'subscribed' : 'unsubscribed') })
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await save(choices.isWanted ?? false)) forget()
    // If the answer was lost, the change may have been made.
    refetchCustomerData()
  }

  return (
    <form className="grid gap-x-10 gap-y-4 bg-tile p-6 md:grid-cols-2 lg:p-8" onSubmit={(event) => void submit(event)}>
      <div className="grid content-start justify-items-start gap-4">
        <p className={isSubscribed ? 'status status-done' : 'status'}>{t(isSubscribed ? 'active' : 'inactive')}</p>
        <p className="wrap-anywhere">{t.rich(isSubscribed ? 'goesTo' : 'wouldGoTo', { email: () => <b>{email}</b> })}</p>
        <p className="text-sm text-soft">{t('anyTime')}</p>
      </div>
      <div className="grid content-start justify-items-start gap-4 md:border-l md:border-line md:pl-10">
        <Checkbox label={t('general')} {...register('isWanted')} />
        {isToBeConfirmed && <ConfirmNotice email={email} />}
        {error && <Notice kind="error" failure={error}>{t('failed')}</Notice>}
        <Button type="submit" small busy={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
