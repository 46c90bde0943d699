import 'server-only'
import { getTranslations } from 'next-intl/server'
import { BotCheckTerms } from '../bot-check/bot-check-terms.tsx'
import { ConfirmAccount } from './confirm-account.tsx'

export async function ConfirmPage() {
  const t = await getTranslations('register.confirm')
  return (
    <div className="page">
      <div className="auth-1">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <ConfirmAccount />
        <BotCheckTerms />
      </div>
    </div>
  )
}
