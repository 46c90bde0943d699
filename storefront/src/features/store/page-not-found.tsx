import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { markNotFound } from '../../lib/page-signals.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Where the digits stand, so that the wind of wind/not-found.svg bends round the zero; both are drawn on 1440 by 520. */
const PLACES = [122, 352, 582]

interface PageNotFoundProps {
  /** Three digits, shown large. */
  readonly code?: string
  /** The page is known, and what it is there to show is not to be had. */
  readonly isDataMissing?: boolean
  /** Other ways to go on. */
  readonly children?: ReactNode
}

export async function PageNotFound({ code, isDataMissing = false, children }: PageNotFoundProps) {
  await markNotFound()
  const t = await getTranslations('errorPage')
  const figures = code ?? t('code')
  return (
    <section className="page pt-6">
      <div className="relative h-[clamp(250px,37vw,520px)]">
        <div className="wind wind-not-found absolute inset-0 opacity-40" aria-hidden />
        <svg
          className="absolute size-full"
          viewBox="0 0 1440 520"
          preserveAspectRatio="xMinYMid slice"
          role="img"
          aria-label={figures}
        >
          {figures.split('').map((figure, index) => (
            <text key={PLACES[index]} className="not-found-figure" x={PLACES[index]} y={404}>
              {figure}
            </text>
          ))}
        </svg>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-6 pt-8">
        <div>
          <h1 className="text-2xl tracking-tight">{t('notFound')}</h1>
          <p className="text-soft">{t(isDataMissing ? 'dataNotFound' : 'notFoundHelp')}</p>
        </div>
        <ButtonLink href={localePath(await getLocale(), '/')}>{t('goToHomepage')}</ButtonLink>
      </div>
      {children}
    </section>
  )
}

/** Goes with `PageNotFound`: a title within the page would come second to the shop's. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'errorPage' })
  return { title: t('notFound'), robots: { index: false } }
}
