import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Contact } from '../../../brand/brand.ts'
import type { Locale } from '../../i18n/locales.ts'
import { Fact } from '../../ui/fact.tsx'
import { localized } from '../store/brand-pages.ts'
import { MailLink, PhoneLink } from '../store/contact-links.tsx'

/** Other ways to reach the shop, from the brand. */
export async function ContactWays({ contact, locale }: { contact: Contact; locale: Locale }) {
  const t = await getTranslations('contact.ways')
  const { phone, hours, email, address } = contact
  return (
    <dl>
      {phone && (
        <Fact label={t('phone')}>
          <PhoneLink phone={phone} />
          {hours && <span className="block text-sm text-mute">{localized(hours, locale)}</span>}
        </Fact>
      )}
      {email && (
        <Fact label={t('email')}>
          <MailLink email={email} />
        </Fact>
      )}
      {address && (
        <Fact label={t('address')}>
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
      )}
    </dl>
  )
}
