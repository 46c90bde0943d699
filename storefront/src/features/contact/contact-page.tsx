import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Contact } from '../../../brand/brand.ts'
import type { PickupLocationFragment } from '../../graphql/generated/types.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Fact } from '../../ui/fact.tsx'
import { BotCheckTerms } from '../bot-check/bot-check-terms.tsx'
import { localized } from '../store/brand-pages.ts'
import { MailLink, PhoneLink } from '../store/contact-links.tsx'
import { getOpenForms } from '../store/optional-services.ts'
import { getBrand } from '../store/shop-brand.ts'
import { PageLinks } from '../url/page-links.tsx'
import { LocationLines } from '../pickup/location-lines.tsx'
import { ContactForm } from './contact-form.tsx'
import { getShops } from './get-shops.ts'

/** The shop's contact details beside a form; without the form if the backend accepts no messages. */
export async function ContactPage({ locale }: { locale: Locale }) {
  const [t, { hasContactForm }, brand, shops] = await Promise.all([getTranslations('contact'), getOpenForms(locale), getBrand(), getShops(locale)])
  const contact = brand?.contact
  const others = LOCALES.filter((other) => other !== locale)
  return (
    <div className="page grid gap-x-(--gutter) gap-y-10 pt-8 lg:grid-cols-[5fr_1fr_5fr_1fr] lg:pt-16">
      <PageLinks
        locale={locale}
        path={localePath(locale, '/contact')}
        counterparts={others.map((other) => ({ locale: other, path: localePath(other, '/contact') }))}
      />
      <div className="grid content-start gap-6">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <p className="max-w-[36ch] text-lg text-soft">{t(hasContactForm ? 'lead' : contact ? 'leadWithoutForm' : 'replyToMails')}</p>
        {contact && <ContactWays contact={contact} locale={locale} hasShops={shops.length > 0} />}
        {shops.length > 0 && <Shops shops={shops} />}
      </div>
      {hasContactForm && (
        <div className="grid content-start gap-5 lg:col-start-3">
          <ContactForm />
          <BotCheckTerms />
        </div>
      )}
    </div>
  )
}

/** The brand's other contact details. */
async function ContactWays({ contact, locale, hasShops }: { contact: Contact; locale: Locale; hasShops: boolean }) {
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
      {/* It is one of the shops, or they have no address of their own. */}
      {address && !hasShops && (
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

async function Shops({ shops }: { shops: readonly PickupLocationFragment[] }) {
  const t = await getTranslations('contact.ways')
  return (
    <section aria-labelledby="shops">
      <h2 id="shops" className="mb-3 text-xl tracking-snug">
        {t('shops')}
      </h2>
      <ul className="border-t border-line">
        {shops.map((shop) => (
          <li key={shop.pickup_location_code} className="border-b border-line py-3">
            <b className="font-semibold">{shop.name}</b>
            <LocationLines location={shop} />
          </li>
        ))}
      </ul>
    </section>
  )
}
