import { decodeHTMLStrict } from 'entities'

/** Merchants' text fields, in which Magento's admin and its importers leave entities: `LumaTech&trade;`. */
const TEXT = new Set([
  'carrier_title', 'category_name', 'checkbox_text', 'content_heading', 'copyright', 'default_description', 'default_title', 'label',
  'links_title', 'logo_alt', 'meta_description', 'meta_title', 'method_title', 'name', 'option_label', 'product_name', 'store_group_name',
  'shipping_method', 'store_name', 'title', 'title_prefix', 'title_suffix', 'value_label', 'video_title', 'website_name', 'welcome',
])
const HTML = new Set(['description', 'html'])
/** Lists of a line's options, whose entered texts Magento escapes for its own templates. */
const OPTION_LISTS = new Set(['customizable_options', 'entered_options', 'selected_options'])
const ESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#039': "'", '#39': "'" }
/** The placeholder of Magento's theme for products without a picture; a merchant's own placeholder lies under `/media/`. */
const THEME_PLACEHOLDER = /\/static\/.*\/placeholder\/\w+\.\w+$/

/**
 * Removes traces of Magento's own theme: HTML entities and the placeholder for a missing picture. Text fields and the entered texts of
 * options are decoded once and are never rendered as markup. In fields that are or may be HTML, such as a product's attributes, entities for markup characters stay, so
 * that they render unchanged; the browser, which has no table of entities, can then extract the text.
 */
export const normalizeAnswer = <Answer>(answer: Answer): Answer => normalize(answer, false)

/** @param isOption whether it is part of a line's options */
function normalize<Answer>(answer: Answer, isOption: boolean): Answer {
  if (Array.isArray(answer)) return answer.map((entry) => normalize(entry, isOption)) as Answer
  if (typeof answer !== 'object' || answer === null) return answer
  const isAttribute = 'code' in answer
  const entries = Object.entries(answer).map(([field, value]) => {
    if (typeof value !== 'string') return [field, normalize(value, isOption || OPTION_LISTS.has(field))]
    if (field === 'url' && THEME_PLACEHOLDER.test(value)) return [field, null]
    if (!value.includes('&')) return [field, value]
    if (isOption && field === 'value') return [field, unescapeText(value)]
    if (TEXT.has(field)) return [field, decodeHTMLStrict(value)]
    return [field, HTML.has(field) || (field === 'value' && isAttribute) ? decodeCharacters(value) : value]
  })
  return Object.fromEntries(entries) as Answer
}

/** Only the characters that Magento escapes: a shopper may have entered other entities. */
const unescapeText = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|apos|#0?39);/g, (entity, name: string) => ESCAPED[name] ?? entity)

const decodeCharacters = (html: string): string =>
  html.replaceAll(/&#?\w+;/g, (entity) => {
    const character = decodeHTMLStrict(entity)
    return /[<>&"']/.test(character) ? entity : character
  })
