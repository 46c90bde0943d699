import 'server-only'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../ui/button-style.ts'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { BotCheckTerms } from '../bot-check/bot-check-terms.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export async function ForgotPasswordPage() {
  const t = await getTranslations('login.forgotPassword')
  return (
    <div className="page">
      <div className="auth-1">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <p className="text-soft">{t('help')}</p>
        <ForgotPasswordForm />
        <BotCheckTerms />
        <AuthLink path="/login" className={buttonStyle({ variant: 'text' }, 'justify-self-start')}>
          <ChevronLeftIcon size={20} />
          {t('back')}
        </AuthLink>
      </div>
    </div>
  )
}
