/** A value with each `LocalizedValue` in it, however deep, replaced by what it says in the locale, else by its default. */
export function localize(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((each) => localize(each, locale))
  if (typeof value !== 'object' || value === null) return value
  if ('@type' in value && value['@type'] === '@builder.io/core:LocalizedValue') {
    const texts = value as Record<string, unknown>
    return texts[locale] ?? texts.Default
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, localize(each, locale)]))
}
