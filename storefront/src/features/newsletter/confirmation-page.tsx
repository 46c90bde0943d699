import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type Outcome = 'confirmed' | 'expired'

/** The target of the mailed confirmation link: the backend checks the link and redirects here. */
export async function ConfirmationPage({ outcome, locale }: { outcome: Outcome; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return (
    <div className="page">
      <EmptyState level={1} title={t(`${outcome}.title`)} help={t(`${outcome}.help`)}>
        <ButtonLink href={localePath(locale, '/')}>{t('toShop')}</ButtonLink>
      </EmptyState>
    </div>
  )
}

export async function confirmationMetadata(outcome: Outcome, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return { title: t(`${outcome}.title`), robots: { index: false } }
}
