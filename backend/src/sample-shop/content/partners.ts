import type { LocalizedText } from '../plan/localized-text.ts'
import { block, inBoth } from './entry.ts'

const MAKERS: ReadonlyArray<readonly [name: string, file: string, text: LocalizedText]> = [
  ['Turnia', 'turnia.svg', ['Waterproof laminates', 'Laminaty wodoodporne']],
  ['Limba', 'limba.svg', ['Wood-based yarns', 'Przędze z celulozy drzewnej']],
  ['Kozica', 'kozica.svg', ['Rubber and grip', 'Guma i przyczepność']],
  ['Mroz', 'mroz.svg', ['Insulation and down', 'Ocieplina i puch']],
  ['Perc', 'perc.svg', ['Ropes, cords and webbing', 'Liny, linki i taśmy']],
  ['Polana', 'polana.svg', ['Merino from mountain farms', 'Merino z górskich gospodarstw']],
]

/** Makers whose materials the shop sells. */
export const PARTNERS = block('partners', 'Partners', {
  title: inBoth(['Partnerships', 'Partnerzy']),
  partners: MAKERS.map(([name, file, text]) => ({ name, text: inBoth(text), picture: `/media/content/${file}` })),
})
