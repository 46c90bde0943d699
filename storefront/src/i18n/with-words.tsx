'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { logFailure } from '../lib/log-failure.ts'
import { AddedMessages } from './added-messages.tsx'
import { type LateNamespace, loadMessages } from './load-messages.ts'
import type { Locale } from './locales.ts'

/**
 * A part of a page that is loaded once somebody turns to it, together with its words: no page sends them before. Where it does not
 * come, the page goes on without.
 */
export function withWords<Props extends object>(
  namespaces: readonly LateNamespace[],
  load: () => Promise<ComponentType<Props>>,
) {
  const loadIn = (locale: Locale) => async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [Part, messages] = await Promise.all([load(), loadMessages(locale, namespaces)])
      const Spoken = (props: Props) => (
        <AddedMessages messages={messages}>
          <Part {...props} />
        </AddedMessages>
      )
      return { default: Spoken }
    } catch (error) {
      logFailure('A part of the page is left out', error)
      return { default: () => null }
    }
  }
  const parts: Partial<Record<Locale, ComponentType<Props>>> = {}
  function Late({ waiting, ...rest }: Props & { readonly waiting?: ReactNode }) {
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
  return Object.assign(Late, { loaded, prepare })
}
