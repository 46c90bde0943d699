import type { ComponentProps, ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { DeliveryDate } from './delivery-date.tsx'

let language: string

vi.mock('next-intl', () => ({
  useLocale: () => language,
  useNow: () => new Date('2026-05-04T08:00:00Z'),
  useTimeZone: () => 'Europe/Warsaw',
  useTranslations: () => ({ rich: (_key: string, { first, last }: Record<'first' | 'last', () => ReactElement>) => [first(), last()] }),
}))

const props = { method: { carrier_code: 'courier', method_code: 'door' }, delivery: { days: { 'courier/door': [1, 3] }, cutOffHour: 14 } }

/** The days that a shopper reads. */
function shown(): unknown[] {
  const line = DeliveryDate(props as unknown as ComponentProps<typeof DeliveryDate>)?.props as { children: ReactElement[] }
  return line.children.map(({ type, props: day }) => ((type as (given: unknown) => ReactElement)(day).props as { children: string }).children)
}

test.each([
  ['en', ['Tue 5 May', 'Thu 7 May']],
  ['pl', ['wt., 5 maj', 'czw., 7 maj']],
])('[I18N-05] the expected days of a delivery are in the language of the page: %s', (locale, days) => {
  language = locale
  expect(shown()).toEqual(days)
})
