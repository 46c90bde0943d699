import { expect, test, vi } from 'vitest'
import { promisedDays } from './promised-days.ts'

vi.mock('server-only', () => ({}))

const settings = { days: { 'locker/standard': [1, 2], 'courier/door': [3, 4] }, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } } as const
const until = (time: string) => new Date(time).getTime()

test('[PDP-15] the promise changes at the cut-off of each working day, in the shop’s time zone', () => {
  const days = promisedDays(settings, 'Europe/Warsaw', until('2026-11-19T08:30:00Z'))
  expect(days.slice(0, 2)).toEqual([
    [until('2026-11-19T13:00:00Z'), '2026-11-20', '2026-11-23'],
    [until('2026-11-20T13:00:00Z'), '2026-11-23', '2026-11-24'],
  ])
  expect(days.at(-1)?.[0], 'for two days').toBe(until('2026-11-21T08:00:00Z'))
})

test('[PDP-15] there is no promise without settings', () => {
  expect(promisedDays({ ...settings, days: {} }, 'Europe/Warsaw', until('2026-11-25T08:30:00Z'))).toEqual([])
})

test('[PDP-15] each store view has the promise of its own time zone and holidays', () => {
  const [closed] = promisedDays({ ...settings, holidays: { dates: ['11-20'], aroundEaster: [] } }, 'Europe/London', until('2026-11-19T08:30:00Z'))
  expect(closed).toEqual([until('2026-11-19T14:00:00Z'), '2026-11-23', '2026-11-24'])
  const [first] = promisedDays(settings, 'Europe/London', until('2026-11-19T08:30:00Z'))
  expect(first).toEqual([until('2026-11-19T14:00:00Z'), '2026-11-20', '2026-11-23'])
})
