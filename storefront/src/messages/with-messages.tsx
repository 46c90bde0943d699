'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Locale } from '../i18n/locales.ts'
import { logFailure } from '../lib/log-failure.ts'
import { AddedMessages } from './added-messages.tsx'
import { type LateNamespace, loadMessages } from './load-messages.ts'

/**
 * Loads a component on demand, together with the messages that it uses and the page does not have. If either fails to load, the
 * component renders nothing.
 */
export function withMessages<Props extends object>(
  namespaces: readonly LateNamespace[],
  load: () => Promise<ComponentType<Props>>,
) {
  const loadIn = (locale: Locale) => async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [Part, messages] = await Promise.all([load(), loadMessages(locale, namespaces)])
      const WithMessages = (props: Props) => (
        <AddedMessages messages={messages}>
          <Part {...props} />
        </AddedMessages>
      )
      return { default: WithMessages }
    } catch (error) {
      logFailure('A part of the page is left out', error)
      return { default: () => null }
    }
  }
  const parts: Partial<Record<Locale, ComponentType<Props>>> = {}
  function Lazy({ waiting, ...rest }: Props & { readonly waiting?: ReactNode }) {
    const locale = useLocale()
    const Part = (parts[locale] ??= lazy(loadIn(locale)))
    return (
      <Suspense fallback={waiting}>
        <Part {...(rest as unknown as Props)} />
      </Suspense>
    )
  }
  /** For rendering without a fallback: React replaces a fallback after 300 ms at the earliest. */
  const loaded = (locale: Locale) => loadIn(locale)().then((module) => module.default)
  /** Preloads it. */
  const prepare = (locale: Locale): void => void loaded(locale)
  return Object.assign(Lazy, { loaded, prepare })
}
