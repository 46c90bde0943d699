const LOCALIZED = '@builder.io/core:LocalizedValue'

/** A value with each localized value in it, however deep, replaced by its text in the locale, else by its default. */
export function localize(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((each) => localize(each, locale))
  if (typeof value !== 'object' || value === null) return value
  if ('@type' in value && value['@type'] === LOCALIZED) {
    const texts = value as Readonly<Record<string, unknown>>
    return texts[locale] ?? texts.Default
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, localize(each, locale)]))
}
