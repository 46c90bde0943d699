import * as v from 'valibot'
import type { Brand, ThemeColor } from '../../brand/brand.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { THEME_VARIABLES } from '../../brand/theme-variables.ts'

// Used only when the server starts: no browser loads it.

const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))
const path = v.pipe(text, v.regex(/^\/(?!\/)[^\s?#]*$/, "must be a path of the shop, as in '/delivery'"))
const webAddress = v.pipe(text, v.regex(/^https:\/\/[^\s/]+/, "must begin with 'https://'"))
const color = v.pipe(text, v.hexColor("must be written '#rrggbb'"), v.length(7, "must be written '#rrggbb'"))
const fontName = v.pipe(text, v.regex(/^[\w ,-]+$/, 'must be the names of fonts, without quotes'))

/** In English, and in any other language. */
const localized = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject(Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, language === 'en' ? value : v.exactOptional(value)])) as { en: Value })
const localizedText = localized(text)
const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')
const link = v.strictObject({ label: localizedText, path: v.union([path, localized(path)], "must be a path of the shop, as in '/delivery', or one for each language") })
const colors = Object.fromEntries(Object.keys(THEME_VARIABLES).map((name) => [name, v.exactOptional(color)])) as Record<ThemeColor, v.ExactOptionalSchema<typeof color, undefined>>

export const brandSchema: v.GenericSchema<Brand> = v.strictObject({
  name: text,
  theme: v.exactOptional(
    v.strictObject({
      colors: v.exactOptional(v.strictObject(colors)),
      radius: v.exactOptional(v.pipe(v.number('must be a number'), v.minValue(0, 'must be 0 at least'), v.maxValue(12, 'must be 12 at most'))),
      font: v.exactOptional(v.strictObject({ family: fontName, fallback: fontName })),
    }),
  ),
  contact: v.exactOptional(
    v.strictObject({
      phone: v.exactOptional(v.pipe(text, v.regex(/^\+?[\d\s()./–-]{5,}$/, "must be a telephone number, as in '+48 22 555 01 00'"))),
      hours: v.exactOptional(localizedText),
      email: v.exactOptional(v.pipe(text, v.email("must be an e-mail address, as in 'hello@shop.example'"))),
      address: v.exactOptional(list(text)),
    }),
  ),
  social: v.exactOptional(list(v.strictObject({ name: text, url: webAddress }))),
  footer: v.exactOptional(
    v.strictObject({
      help: v.exactOptional(list(link)),
      columns: v.exactOptional(list(v.strictObject({ title: localizedText, links: list(link) }))),
      hasRidge: v.exactOptional(v.boolean('must be true or false')),
    }),
  ),
  legal: v.exactOptional(
    v.strictObject({ terms: v.exactOptional(link), privacy: v.exactOptional(link), cookies: v.exactOptional(link), accessibility: v.exactOptional(link) }),
  ),
})
