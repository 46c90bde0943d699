import { POLISH_NAME_NUMBER, rulesOf } from './country-rules.ts'

/** An address's street as the form shows it. */
export interface Street {
  readonly street: string
  readonly number: string
}

/** Words before the number of a flat, a staircase or a floor. */
const UNIT_WORD = 'm|lok|lokal|apt|ap|kl|klatka|bud|bl|blok|p|piętro|nr|top|stiege|st|tür|et|etg|etage|stock|wohnung|whg|byt|lgh|int|interno|scala|esc|piso|puerta'
const UNIT = String.raw`[\s,]*(?:${UNIT_WORD})(?!\p{L})\.?\s*[\p{L}\d]+(?:[/-][\p{L}\d]+)*`
const HOUSE = String.raw`\d+(?:\s?\p{L}(?![\p{L}.]))?(?:\s?[/-]\s?(?:\d+(?:\s?\p{L}(?!\p{L}))?|\p{L}(?!\p{L})))*`
const NUMBER_AT_END = new RegExp(String.raw`^(.*?\p{L}.*?)[\s,]+(${HOUSE}(?:${UNIT})*)$`, 'iu')

/** In names such as Straße des 17. Juni, Via 4 Novembre and Calle 2 de Mayo. */
const NAME_NUMBER = new RegExp(String.raw`^(?:via|viale|corso|piazza|calle|avenida|plaza|paseo|rua)\s+\d+\s|^\D*\d+[.º]\s*(?!(?:${UNIT_WORD})(?!\p{L}))\p{L}{3}`, 'iu')
/** A house number with a word after it: an unknown one for a flat or a building, so that the last number is none of a house. */
const HOUSE_WITHIN = /[\s,]\d\S*[\s,]+\S*\p{L}/u

/** Splits a house number from the end of a street, as browsers fill it in; undefined if there is none. */
export function splitStreet(text: string, countryCode: string): Street | undefined {
  const { hasNumberAfterStreet, needsNumber } = rulesOf(countryCode)
  if (!hasNumberAfterStreet || needsNumber?.(text)) return undefined
  const [, street, number] = NUMBER_AT_END.exec(text.trim()) ?? []
  if (!street || !number || HOUSE_WITHIN.test(street.replace(POLISH_NAME_NUMBER, '').replace(NAME_NUMBER, ''))) return undefined
  return { street, number: number.replace(/\s*([/-])\s*/g, '$1') }
}

/** Street and house number of stored lines, of which there may be any number, with empty ones between. */
export function readStreet(lines: readonly string[], countryCode: string): Street {
  const [street = '', ...others] = lines.map((line) => line.trim()).filter(Boolean)
  if (others.length > 0) return { street, number: others.join(', ') }
  return splitStreet(street, countryCode) ?? { street, number: '' }
}

interface EditedStreet extends Street {
  readonly countryCode: string
  /** The stored lines that the form began with. */
  readonly lines: readonly string[]
}

/** Whether the form still shows the stored lines. */
export function isUnchanged({ street, number, countryCode, lines }: EditedStreet): boolean {
  const stored = readStreet(lines, countryCode)
  return lines.length > 0 && stored.street === street.trim() && stored.number === number.trim()
}

/** The lines to send: the stored ones as they are unless the shopper has changed one, or else street and house number. */
export const streetLines = (values: EditedStreet): readonly string[] =>
  isUnchanged(values) ? values.lines : [values.street.trim(), values.number.trim()].filter((line, index) => index === 0 || line !== '')

/** The lines within the backend's limit: empty ones go first, then the last ones share a line. */
export function fitLines(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines
  const filled = lines.filter((line) => line.trim() !== '')
  const head = filled.slice(0, most - 1)
  const rest = filled.slice(most - 1)
  return rest.length > 0 ? [...head, rest.join(most === 1 && rest.length === 2 ? ' ' : ', ')] : head
}
