import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthLink } from '../auth/auth-link.tsx'
import { BotCheckTerms } from '../bot-check/bot-check-terms.tsx'
import { brandPath } from '../store/brand-pages.ts'
import { getBrand } from '../store/shop-brand.ts'
import type { ConsentPages } from './consent-fields.tsx'
import { getStoredConsents } from './stored-consents.ts'
import { RegisterForm } from './register-form.tsx'

export async function RegisterPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('register')
  return (
    <div className="page auth">
      <div className="grid content-start gap-5">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <RegisterForm storedConsents={await getStoredConsents(locale)} pages={await getConsentPages(locale)} />
        <BotCheckTerms />
      </div>
      <div className="grid content-start justify-items-start gap-4">
        <h2 className="text-2xl tracking-tight">{t('haveOne.title')}</h2>
        <p className="text-soft">{t('haveOne.help')}</p>
        <AuthLink path="/login" className={buttonStyle({ variant: 'secondary' })}>
          {t('haveOne.action')}
        </AuthLink>
      </div>
    </div>
  )
}

async function getConsentPages(locale: Locale): Promise<ConsentPages> {
  const { terms, privacy } = (await getBrand())?.legal ?? {}
  return { ...(terms && { statute: brandPath(terms, locale) }), ...(privacy && { personalData: brandPath(privacy, locale) }) }
}
