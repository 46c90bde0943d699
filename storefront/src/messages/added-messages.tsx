'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { reportMessage } from './report-message.ts'

type Messages = ReturnType<typeof useMessages>

/** Adds messages to those of the provider around it, which a provider of next-intl would hide. So none is sent twice. */
export function AddedMessages({ messages, children }: { readonly messages: Messages; readonly children: ReactNode }) {
  const outer = useMessages()
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all} onError={reportMessage}>
      {children}
    </NextIntlClientProvider>
  )
}
