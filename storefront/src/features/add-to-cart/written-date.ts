export type DateKind = 'date' | 'date_time' | 'time'

/**
 * An entered date or time in Magento's input format: `2027-02-14 18:05:00`. Magento returns it only in the store view's own format. An
 * ambiguous date is returned unchanged, so that Magento refuses it: a wrong day must never be ordered.
 * @param language of the store view; the browser does not know its country
 */
export function writtenDate(text: string, kind: DateKind, language: string): string {
  if (AS_SENT.test(text)) return text
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const clock = kind === 'date' ? undefined : CLOCK.exec(plain)
  const time = kind === 'date' ? '00:00' : clock && readClock(clock)
  if (!time) return text
  const written = clock ? plain.slice(0, clock.index).replace(/,$/, '') : plain
  if (kind === 'time') return written === '' ? `2000-01-01 ${time}:00` : text
  const days = readDays(written, language).filter(isReal)
  const [day] = days.length === 1 ? days : decide(days, { plain, kind, time, language })
  return day ? `${day} ${time}:00` : text
}

const AS_SENT = /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/
const CLOCK = /(?:^| )(\d{1,2})[:.](\d\d)(?: ?([ap])\.? ?m\.?)?$/i

function readClock([, hours = '', minutes = '', half]: RegExpExecArray): string | undefined {
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${minutes}` : undefined
}

/** Letters that some languages write between the numbers of a date. */
const FILLERS: ReadonlySet<string> = new Set(['年', '月', '日', 'г', 'u', 'klo'])

/** All dates that the numbers can mean; a two-digit year is in this century. */
function readDays(written: string, language: string): string[] {
  const [first = '', second = '', third = '', more] = written.match(/\d+/g) ?? []
  if (more || !second) return []
  const names = written.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (!third) {
    const month = names.map((name) => monthOf(name, language)).find((number) => number !== undefined)
    if (month === undefined) return []
    return first.length === 4 ? [iso(first, month, second)] : second.length === 4 ? [iso(second, month, first)] : []
  }
  if (!names.every((name) => FILLERS.has(name))) return []
  if (first.length === 4) return [iso(first, second, third)]
  const dayFirst = iso(third, second, first)
  if (third.length === 4 && !written.includes('/')) return [dayFirst]
  return [dayFirst, iso(third, first, second), ...(third.length === 2 ? [iso(first, second, third)] : [])]
}

interface Form {
  readonly plain: string
  readonly kind: DateKind
  readonly time: string
  readonly language: string
}

/**
 * The date that the language itself formats like this. Any other format is that of another country, which puts the day first. Panama is
 * the exception: its `05/11/26` is another day in the rest of the Spanish-speaking countries.
 */
function decide(days: readonly string[], { plain, kind, time, language }: Form): string[] {
  const style = kind === 'date' ? { dateStyle: 'medium' } as const : { dateStyle: 'short', timeStyle: 'short' } as const
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC', calendar: 'gregory' })
  const same = days.filter((day) => format.format(new Date(`${day}T${time}Z`)).replaceAll(/\s+/g, ' ') === plain)
  if (same.length > 0) return same
  return language.startsWith('es') && /^\d\d\/\d\d\/(\d{4}$|\d\d.* [ap])/i.test(plain) ? [] : days.slice(0, 1)
}

function monthOf(name: string, language: string): number | undefined {
  const month = Array.from({ length: 12 }, (_, index) => index).find((index) =>
    [language, 'en'].some((locale) =>
      (['short', 'long'] as const).some((style) =>
        new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, year: 'numeric', timeZone: 'UTC', calendar: 'gregory' })
          .formatToParts(new Date(Date.UTC(2000, index, 1)))
          .some(({ type, value }) => type === 'month' && value.replace(/\.$/, '').toLowerCase() === name.toLowerCase()))))
  return month === undefined ? undefined : month + 1
}

const two = (part: number | string): string => String(Number(part)).padStart(2, '0')
const iso = (year: string, month: number | string, day: string): string => `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`

function isReal(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
