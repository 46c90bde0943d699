import 'server-only'
import { getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../env.ts'
import { Fact } from '../../ui/fact.tsx'
import { MailLink, PhoneLink } from '../store/contact-links.tsx'
import { getBrand } from '../store/shop-brand.ts'
import type { Contact } from './contact-ways.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

const { withdrawal } = readServerSettings()

export async function WithdrawalPage() {
  const [t, brand] = await Promise.all([getTranslations('withdrawal'), getBrand()])
  const contact: Contact = { phone: brand?.contact?.phone, email: withdrawal.mailTo }
  return (
    <div className="page group grid gap-x-(--gutter) gap-y-10 pt-8 lg:grid-cols-[5fr_1fr_6fr] lg:pt-16">
      <div className="grid content-start gap-6 lg:sticky lg:top-[calc(var(--header-h)+24px)] lg:self-start">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <p className="max-w-[46ch] text-lg text-soft group-has-data-declared:hidden">{t('lead')}</p>
        <dl>
          <Fact label={t('facts.period')}>{t('facts.days', { days: withdrawal.days })}</Fact>
          <Fact label={t('facts.reason')}>{t('facts.none')}</Fact>
          {contact.phone && (
            <Fact label={t('facts.phone')}>
              <PhoneLink phone={contact.phone} />
            </Fact>
          )}
          {contact.email && (
            <Fact label={t('facts.email')}>
              <MailLink email={contact.email} />
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
