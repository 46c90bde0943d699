import type { BlockPlan } from './blocks.ts'
import { MEASURES, type MeasureKey } from './measures.ts'
import { SIZES, type SizeGuideKey, tableId } from './size-tables.ts'
import { figureFile } from './size-figures.ts'

/** In the order of the numbers in the figure. */
const MEASURED: Readonly<Record<SizeGuideKey, readonly MeasureKey[]>> = {
  'women-tops': ['chest', 'waist', 'arm'],
  'women-bottoms': ['waist', 'hips', 'leg'],
  'men-tops': ['chest', 'waist', 'arm'],
  'men-bottoms': ['waist', 'hips', 'leg'],
  socks: ['foot'],
  caps: ['head'],
}

type Text = readonly [english: string, polish: string]

const TOPS: Text = [
  'Between two sizes: the larger one for shells and insulated jackets, so that a fleece fits underneath; the smaller one for base layers and sports bras.',
  'Między dwoma rozmiarami: kurtkę membranową lub ocieplaną weź większą, bo pod spód musi wejść polar, a bieliznę i stanik sportowy mniejsze.',
]
const BOTTOMS: Text = [
  'Between two sizes, go by the waist; leggings the smaller one. The knees of trousers are shaped and forgive a centimetre or two of length.',
  'Między dwoma rozmiarami decyduje talia, a legginsy lepiej wziąć mniejsze. Kolana spodni są profilowane i wybaczą centymetr lub dwa długości.',
]
const ADVICE: Readonly<Record<SizeGuideKey, Text>> = {
  'women-tops': TOPS,
  'women-bottoms': BOTTOMS,
  'men-tops': TOPS,
  'men-bottoms': BOTTOMS,
  socks: ['Between two sizes, take the smaller one: a sock that is too long folds in the shoe.', 'Między dwoma rozmiarami lepszy mniejszy: za długa skarpeta zwija się w bucie.'],
  caps: ['The strap at the back takes up two centimetres.', 'Pasek z tyłu zbiera dwa centymetry.'],
}
const TEXTS = {
  alt: ['The places to measure, with the numbers of the steps', 'Miejsca pomiaru z numerami kroków'],
  lead: ['Measure your body, not a garment: room for a layer underneath is already in the cut.', 'Zmierz ciało, a nie ubranie: zapas na warstwę pod spodem jest już w kroju.'],
  all: ['All sizes on one page', 'Wszystkie rozmiary na jednej stronie'],
} as const satisfies Record<string, Text>

/** What the product pages of a kind show about its sizes. Magento's Page Builder writes columns like these. */
export const SIZE_GUIDES: readonly BlockPlan[] = (Object.keys(SIZES) as SizeGuideKey[]).map((key) => ({
  identifier: `size-guide-${key}`,
  title: [`Size guide: ${SIZES[key].caption[0]}`, `Tabela rozmiarów: ${SIZES[key].caption[1]}`],
  content: [guide(key, 0), guide(key, 1)],
}))

function guide(key: SizeGuideKey, language: 0 | 1): string {
  const steps = MEASURED[key].map((measure) => {
    const [name, how] = MEASURES[measure]
    return `<li><strong>${name[language]}.</strong> ${how[language]}</li>`
  })
  return `<div class="pagebuilder-column-line" data-content-type="column-line">
<div class="pagebuilder-column" data-content-type="column"><img src="{{media url="${figureFile(key)}"}}" alt="${TEXTS.alt[language]}" width="260"></div>
<div class="pagebuilder-column" data-content-type="column"><p>${TEXTS.lead[language]}</p><ol>${steps.join('')}</ol></div>
</div>
{{block id="${tableId(key)}"}}
<p>${ADVICE[key][language]}</p>
<p><a href="{{store url="size-guide"}}">${TEXTS.all[language]}</a></p>`
}
