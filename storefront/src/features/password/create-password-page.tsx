import 'server-only'
import { getTranslations } from 'next-intl/server'
import { CreatePassword } from './create-password.tsx'

export async function CreatePasswordPage() {
  const t = await getTranslations('login.createPassword')
  return (
    <div className="page">
      <div className="auth-1">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <CreatePassword />
      </div>
    </div>
  )
}
