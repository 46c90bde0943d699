import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { DaysText } from './days-text.tsx'

let language: string

vi.mock('next-intl', () => ({
  useLocale: () => language,
  useTranslations: () => ({ rich: (_key: string, { first, last }: Record<'first' | 'last', () => ReactElement>) => [first(), last()] }),
}))

/** The days that a shopper reads. */
function shown(): unknown[] {
  const line = DaysText({ days: [new Date('2026-05-05'), new Date('2026-05-07')] }).props as { children: ReactElement[] }
  return line.children.map(({ type, props: day }) => ((type as (given: unknown) => ReactElement)(day).props as { children: string }).children)
}

test.each([
  ['en', ['Tue 5 May', 'Thu 7 May']],
  ['pl', ['wt. 5.05', 'czw. 7.05']],
])('[I18N-05] the expected days of a delivery are in the language of the page: %s', (locale, days) => {
  language = locale
  expect(shown()).toEqual(days)
})
