'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'

type Words = ReturnType<typeof useMessages>

/** A provider of next-intl hides the words of the one around it; here they are added to them, so that none is sent twice. */
export function AddedMessages({ messages, children }: { readonly messages: Words; readonly children: ReactNode }) {
  const outer = useMessages()
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}
