import type { Holidays } from '../../settings/shop.ts'

/**
 * Whether parcels are delivered on this day: not at weekends or on holidays.
 * @param day here and below, its midnight in UTC
 */
export function isWorkingDay(day: Date, { dates, aroundEaster }: Holidays): boolean {
  const easter = easterSunday(day.getUTCFullYear()).getTime()
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  const date = day.toISOString().slice(0, 10)
  const isHoliday = dates.includes(date) || dates.includes(date.slice(5)) || aroundEaster.some((days) => easter + days * DAY === day.getTime())
  return !isWeekend && !isHoliday
}

/** The working day `count` working days later; for 0, the day itself or the first working day after it. */
export function workingDaysAfter(day: Date, count: number, holidays: Holidays): Date {
  const next = new Date(day.getTime() + DAY)
  if (!isWorkingDay(day, holidays)) return workingDaysAfter(next, count, holidays)
  return count === 0 ? day : workingDaysAfter(next, count - 1, holidays)
}

const DAY = 24 * 60 * 60 * 1000

/** Gauss's algorithm for the Gregorian Easter with Lichtenberg's corrections. */
function easterSunday(year: number): Date {
  const century = Math.floor(year / 100)
  const moonCorrection = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sunCorrection = 2 - Math.floor((3 * century + 3) / 4)
  const moonYear = year % 19
  const seed = (19 * moonYear + moonCorrection) % 30
  const shift = Math.floor((seed + Math.floor(moonYear / 11)) / 29)
  const fullMoon = 21 + seed - shift
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunCorrection) % 7)
  return new Date(Date.UTC(year, 2, fullMoon + 7 - ((fullMoon - firstSunday) % 7)))
}
