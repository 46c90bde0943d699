const FIXED_HOLIDAYS = new Set(['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'])
/** Days after Easter Sunday: Easter Monday and Corpus Christi. The other movable holidays are Sundays. */
const MOVABLE_HOLIDAYS = [1, 60]

/**
 * Whether parcels are delivered in Poland on this day: not at weekends or on public holidays, of which Christmas Eve is one since 2025.
 * @param day here and below, its midnight in UTC
 */
export function isWorkingDay(day: Date): boolean {
  const easter = easterSunday(day.getUTCFullYear()).getTime()
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  const isHoliday = FIXED_HOLIDAYS.has(day.toISOString().slice(5, 10)) || MOVABLE_HOLIDAYS.some((days) => easter + days * DAY === day.getTime())
  return !isWeekend && !isHoliday
}

/** The working day `count` working days later; for 0, the day itself or the first working day after it. */
export function workingDaysAfter(day: Date, count: number): Date {
  const next = new Date(day.getTime() + DAY)
  if (!isWorkingDay(day)) return workingDaysAfter(next, count)
  return count === 0 ? day : workingDaysAfter(next, count - 1)
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
