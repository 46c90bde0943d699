import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readServerSettings } from '../../env.ts'
import { shopMetadata } from '../../features/layout/shop-metadata.ts'
import { getShopTheme } from '../../features/layout/shop-theme.ts'
import { getPageColor } from '../../features/offline/manifest.ts'
import { ServiceWorker } from '../../features/offline/service-worker.tsx'
import { getTimeZone } from '../../features/store/store-config.ts'
import { trackingAttributes } from '../../features/tracking/tracking-attributes.ts'
import { isLocale } from '../../i18n/locales.ts'
import { EarlyClicks } from '../../ui/early-clicks.tsx'
import { LinkNavigation } from '../../ui/link-navigation.tsx'
import { preloadFonts } from '../../ui/preload-fonts.ts'

const { brand, isDevelopment, isInstallable, metrics, services } = readServerSettings()
/** The address and the site key of the service that issues tokens to forms. */
const botCheck = services.botCheck && `${services.botCheck.url} ${services.botCheck.siteKey}`

interface LocaleLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** No page is rendered during the build, which has no backend; each is rendered at its first visit. */
export const generateStaticParams = () => []
export const dynamic = 'force-static'
export const generateViewport = async (): Promise<Viewport> => ({ themeColor: await getPageColor() })

export async function generateMetadata({ params }: LocaleLayoutProps): Promise<Metadata> {
  const { locale } = await params
  return isLocale(locale) ? shopMetadata(locale) : {}
}

export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [t, failure, { variables, font }, timeZone] = await Promise.all([getTranslations('common'), getTranslations('errorPage'), getShopTheme(), getTimeZone(locale)])
  preloadFonts(locale, font)

  return (
    <html
      lang={locale}
      data-brand={brand}
      data-load-failed={failure('loadFailed')}
      data-reload={failure('reload')}
      data-bot-check={botCheck}
      style={variables}
      {...trackingAttributes(services, metrics !== undefined)}
    >
      <body>
        {font && (
          <style href="font" precedence="font">
            {font.faces}
          </style>
        )}
        <a className="skip-link" href="#main">
          {t('skipToContent')}
        </a>
        <NextIntlClientProvider locale={locale} messages={{}} timeZone={timeZone}>
          {children}
          <LinkNavigation />
          <EarlyClicks />
          {isInstallable && !isDevelopment && <ServiceWorker />}
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
