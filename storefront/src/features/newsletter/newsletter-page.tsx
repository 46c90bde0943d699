'use client'

import { useTranslations } from 'next-intl'
import { send } from '../../graphql/browser.ts'
import { NewsletterSubscriptionOperation } from '../../graphql/generated/newsletter.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function NewsletterPage() {
  const t = useTranslations('dashboard.sections')
  const query = useCustomerQuery(['newsletter'], async () => (await send(NewsletterSubscriptionOperation, {})).customer)
  return (
    <>
      <DashboardHeading>{t('newsletter')}</DashboardHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-56 max-w-160" />}>
        {(customer) => <NewsletterForm email={customer?.email ?? ''} isSubscribed={customer?.is_subscribed ?? false} />}
      </CustomerData>
    </>
  )
}
