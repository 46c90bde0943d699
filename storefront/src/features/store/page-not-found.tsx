import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { markNotFound } from '../../lib/page-signals.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The x of each digit, so that the wind of wind/not-found.svg bends around the zero; both are drawn on 1440 by 520. */
const DIGIT_X = [122, 352, 582]

interface PageNotFoundProps {
  /** Three digits, shown large. */
  readonly code?: string
  /** The page exists, but its data does not. */
  readonly isDataMissing?: boolean
  /** Suggestions below the message. */
  readonly children?: ReactNode
}

export async function PageNotFound({ code, isDataMissing = false, children }: PageNotFoundProps) {
  await markNotFound()
  const t = await getTranslations('errorPage')
  const digits = code ?? t('code')
  return (
    <section className="page pt-6">
      <div className="relative h-[clamp(min(250px,62vw),37vw,520px)]">
        <div className="wind wind-not-found absolute inset-0 opacity-40" aria-hidden />
        <svg
          className="absolute size-full"
          viewBox="0 0 1440 520"
          preserveAspectRatio="xMinYMid slice"
          role="img"
          aria-label={digits}
        >
          {digits.split('').map((digit, index) => (
            <text key={DIGIT_X[index]} className="not-found-figure" x={DIGIT_X[index]} y={404}>
              {digit}
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

/** The metadata for `PageNotFound`: a <title> in the page would come second to the shop's. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'errorPage' })
  return { title: t('notFound'), robots: { index: false } }
}
