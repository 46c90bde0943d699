import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { BotCheckTerms } from '../bot-check/bot-check-terms.tsx'
import { getGuestOrderKey } from '../store/optional-services.ts'
import { LoginForm } from './login-form.tsx'

export async function LoginPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('login')
  return (
    <div className="page auth">
      <div className="grid content-start gap-5">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <LoginForm />
        <BotCheckTerms />
      </div>
      <div className="grid content-start justify-items-start gap-4">
        <h2 className="text-2xl tracking-tight">{t('newHere.title')}</h2>
        <p className="text-soft">{t('newHere.help')}</p>
        <AuthLink path="/register" className={buttonStyle({ variant: 'secondary' })}>
          {t('newHere.action')}
        </AuthLink>
        {(await getGuestOrderKey(locale)) && (
          <>
            <h2 className="mt-6 text-xl tracking-snug">{t('guestOrder.title')}</h2>
            <p className="text-soft">{t('guestOrder.help')}</p>
            <Link className={buttonStyle({ variant: 'text' })} href={localePath(locale, '/find-order')}>
              {t('guestOrder.action')}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
