import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readServerSettings } from '../../env.ts'
import { dialledNumber } from '../store/dialled-number.ts'
import { getBrand } from '../store/shop-brand.ts'
import type { Contact } from './reach-us.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

const { withdrawal } = readServerSettings()

export async function WithdrawalPage() {
  const [t, brand] = await Promise.all([getTranslations('withdrawal'), getBrand()])
  const contact: Contact = { phone: brand?.contact?.phone, email: withdrawal.mailTo }
  return (
    <div className="page grid gap-x-(--gutter) gap-y-10 pt-8 lg:grid-cols-[5fr_1fr_6fr] lg:pt-16">
      <div className="grid content-start gap-6">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <p className="max-w-[46ch] text-lg text-soft">{t('lead')}</p>
        <dl>
          <Fact label={t('facts.period')}>{t('facts.days', { days: withdrawal.days })}</Fact>
          <Fact label={t('facts.reason')}>{t('facts.none')}</Fact>
          {contact.phone && (
            <Fact label={t('facts.phone')}>
              <a className="inline-flex min-h-6 items-center font-semibold tabular-nums underline max-md:-my-2.5 max-md:min-h-11" href={`tel:${dialledNumber(contact.phone)}`}>
                {contact.phone}
              </a>
            </Fact>
          )}
          {contact.email && (
            <Fact label={t('facts.email')}>
              <a className="inline-flex min-h-6 items-center font-semibold underline wrap-anywhere max-md:-my-2.5 max-md:min-h-11" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </Fact>
          )}
        </dl>
      </div>
      <div className="lg:col-start-3">
        <WithdrawalSteps contact={contact} days={withdrawal.days} />
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-3 max-lg:first:border-t">
      <dt className="text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
