import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { Notice } from '../../ui/notice.tsx'

/** At the top of a page whose content or form does nothing without scripts. */
export async function NoScripts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'errorPage' })
  return (
    <noscript>
      <div className="page pt-8">
        <Notice kind="warning" title={t('noScripts.title')}>
          <p>{t('noScripts.help')}</p>
        </Notice>
      </div>
    </noscript>
  )
}
