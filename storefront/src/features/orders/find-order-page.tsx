import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { getGuestOrderKey } from '../store/optional-services.ts'
import { FindOrder } from './find-order.tsx'
import { getOrderSettings } from './get-order-settings.ts'

export async function FindOrderPage({ locale }: { locale: Locale }) {
  const by = await getGuestOrderKey(locale)
  return <div className="page">{by ? <FindOrder by={by} settings={await getOrderSettings(locale)} /> : <NotFindable />}</div>
}

async function NotFindable() {
  const t = await getTranslations('findOrder')
  return (
    <div className="auth-1">
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-lg">{t('notHere.title')}</p>
      <p className="text-soft">{t('notHere.help')}</p>
    </div>
  )
}
