'use client'

import { createTranslator, useLocale } from 'next-intl'
import { useCallback } from 'react'
import { loadMessages } from './load-messages.ts'
import type { Locale } from './locales.ts'

export type ToastWords = Awaited<ReturnType<typeof loadToastWords>>

/** The words of messages that come up, which are loaded with the first of them. */
export function useToastWords(): () => Promise<ToastWords> {
  const locale = useLocale()
  return useCallback(() => loadToastWords(locale), [locale])
}

async function loadToastWords(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale, ['toast-messages']), namespace: 'toast-messages' })
}
