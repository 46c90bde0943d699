import { expect, test, vi } from 'vitest'
import { promisedDays } from './promised-days.ts'

vi.mock('server-only', () => ({}))
vi.mock('next-intl/server', () => ({ getTimeZone: () => Promise.resolve('Europe/Warsaw') }))

const settings = { days: { 'locker/standard': [1, 2], 'courier/door': [3, 4] }, cutOffHour: 14 } as const
const until = (time: string) => new Date(time).getTime()

test('[PDP-15] the promise changes at the cut-off of each working day, in the shop’s time zone', async () => {
  const days = await promisedDays(settings, until('2026-11-19T08:30:00Z'))
  expect(days.slice(0, 2)).toEqual([
    [until('2026-11-19T13:00:00Z'), '2026-11-20', '2026-11-23'],
    [until('2026-11-20T13:00:00Z'), '2026-11-23', '2026-11-24'],
  ])
  expect(days.at(-1)?.[0], 'for two days').toBe(until('2026-11-21T08:00:00Z'))
})

test('[PDP-15] there is no promise without settings', async () => {
  expect(await promisedDays({ days: {}, cutOffHour: 14 }, until('2026-11-25T08:30:00Z'))).toEqual([])
})
