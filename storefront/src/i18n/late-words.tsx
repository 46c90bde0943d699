'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { LateMessages } from './load-messages.ts'
import type { Locale } from './locales.ts'

interface LateWordsProps {
  readonly locale: Locale
  readonly messages: LateMessages
  readonly children: ReactNode
}

/** Gives what was loaded by an act the words that were loaded with it. */
export function LateWords({ locale, messages, children }: LateWordsProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Warsaw">
      {children}
    </NextIntlClientProvider>
  )
}
