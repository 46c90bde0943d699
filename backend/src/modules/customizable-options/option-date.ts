import type { CustomOptionInput } from './custom-option.repository.ts'

export type DateInput = Extract<CustomOptionInput, 'date' | 'date_time' | 'time'>

/** The form in which a client enters it, and the one in which Magento shows it. */
const KINDS: Readonly<Record<DateInput, { readonly form: RegExp; readonly style: Intl.DateTimeFormatOptions }>> = {
  date: { form: /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/, style: { dateStyle: 'medium' } },
  date_time: { form: /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/, style: { dateStyle: 'short', timeStyle: 'short' } },
  time: { form: /^(\d{4}-\d\d-\d\d )?\d\d:\d\d(:\d\d)?$/, style: { timeStyle: 'short' } },
}

export const isDateInput = (input: CustomOptionInput): input is DateInput => input in KINDS

/**
 * An entered date or time in a store view's own format, without a time zone: the day that was entered is the day that is meant.
 * @returns undefined for a text in another form, and for a day or a time that does not exist
 */
export function writtenDate(input: DateInput, text: string, locale: string): string | undefined {
  const { form, style } = KINDS[input]
  if (!form.test(text)) return undefined
  const [day = '', time = '00:00'] = /^\d{4}/.test(text) ? text.split(' ') : ['2000-01-01', text]
  const date = new Date(`${day}T${time}Z`)
  // Of 31 February, Date makes a day in March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { ...style, timeZone: 'UTC' }).format(date)
}
