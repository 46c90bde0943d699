/** The first and the last expected day of delivery, each as its midnight in UTC. */
export type DeliveryWindow = readonly [first: Date, last: Date]

/** Days of a range of working days. */
export type WorkingDays = readonly [first: number, last: number]

const DAY_MS = 24 * 60 * 60 * 1000

/** A method's days in a list such as `locker/standard=1-2,courier/door=1`. */
export function workingDaysOf(list: string, method: string): WorkingDays | undefined {
  const days = list.split(',').map((pair) => pair.trim().split('=')).find(([name]) => name === method)?.[1]
  const [first, last = first] = (days ?? '').split('-').map(Number)
  return first === undefined || last === undefined || days === undefined ? undefined : [first, last]
}

interface Calendar {
  readonly timeZone: string
  /** The hour from which an order counts as one of the next day. */
  readonly cutOffHour: number
  /** ISO 3166-1. */
  readonly country: string
}

export function deliveryWindow([first, last]: WorkingDays, time: Date, { timeZone, cutOffHour, country }: Calendar): DeliveryWindow {
  // The Swedish format of date and time is that of ISO 8601.
  const [day, hour = ''] = time.toLocaleString('sv-SE', { timeZone }).split(' ')
  const today = new Date(`${day}T00:00Z`)
  const counted = Number.parseInt(hour, 10) >= cutOffHour ? nextDay(today) : today
  const handled = workingDayAfter(counted, 0, country)
  return [workingDayAfter(handled, first, country), workingDayAfter(handled, last, country)]
}

const nextDay = (day: Date): Date => new Date(day.getTime() + DAY_MS)

function workingDayAfter(day: Date, count: number, country: string): Date {
  let current = day
  for (let left = count; left > 0 || !isWorkingDay(current, country); current = nextDay(current)) if (isWorkingDay(current, country)) left -= 1
  return current
}

/** The public holidays on which nothing is delivered, fixed ones and days after Easter; a country that is not listed has none. */
const HOLIDAYS: Readonly<Record<string, { readonly dates: readonly string[]; readonly afterEaster: readonly number[] }>> = {
  PL: { dates: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'], afterEaster: [1, 60] },
}

function isWorkingDay(day: Date, country: string): boolean {
  const { dates = [], afterEaster = [] } = HOLIDAYS[country] ?? {}
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  const daysAfterEaster = (day.getTime() - easterSunday(day.getUTCFullYear())) / DAY_MS
  return !isWeekend && !dates.includes(day.toISOString().slice(5, 10)) && !afterEaster.includes(daysAfterEaster)
}

/** The anonymous Gregorian algorithm. @returns milliseconds */
function easterSunday(year: number): number {
  const [century, inCentury] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
