import { expect, test } from 'vitest'
import { orderDay } from './order-day.ts'

const WARSAW = 'Europe/Warsaw'

test.each([
  ['2026-11-14 23:30:00', '2026-11-14 23:30:00', WARSAW, '15 November 2026'],
  ['2026-11-14 23:30:00', '2026-11-15 00:30:00', WARSAW, '15 November 2026'],
  ['2026-11-14 10:30:00', '2026-11-14 02:30:00', 'America/Los_Angeles', '14 November 2026'],
  [null, '2026-11-14 23:30:00', WARSAW, '14 November 2026'],
])('[ACC-04] an order of %s UTC with order_date %s shows the day in the shop’s time zone', (created_at, order_date, timeZone, day) => {
  expect(orderDay({ created_at, order_date }, 'en', timeZone)).toBe(day)
})

test('[I18N-05] an order’s day is in the language of the page', () => {
  for (const created_at of ['2026-11-14 10:30:00', null]) {
    expect(orderDay({ created_at, order_date: '2026-11-14 10:30:00' }, 'pl', WARSAW)).toBe('14 listopada 2026')
  }
})
