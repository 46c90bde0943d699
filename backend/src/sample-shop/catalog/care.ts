import { isGoods, type ProductPlan } from '../plan/product-plan.ts'
import type { LocalizedText } from '../plan/localized-text.ts'

/** The first matching material decides: the most delicate ones come first. */
const BY_MATERIAL: readonly (readonly [material: string, care: LocalizedText])[] = [
  ['down', ['Machine wash at 30 °C with detergent for down; tumble dry with two tennis balls.', 'Prać w 30 °C w płynie do puchu, suszyć w suszarce z dwiema piłkami tenisowymi.']],
  ['merino', ['Wash at 30 °C on the wool programme, without softener. Dry flat.', 'Prać w 30 °C w programie do wełny, bez płynu do płukania. Suszyć na płasko.']],
  ['cotton', ['Machine wash at 40 °C, inside out. Iron warm, if at all.', 'Prać w 40 °C na lewej stronie. Prasować ciepłym żelazkiem, jeśli w ogóle.']],
  ['polyamide', ['Machine wash at 30 °C with the zips closed. No softener, no bleach.', 'Prać w 30 °C z zapiętymi zamkami. Bez płynu do płukania i wybielacza.']],
  ['polyester', ['Machine wash at 30 °C. No softener; dry in the shade.', 'Prać w 30 °C bez płynu do płukania. Suszyć w cieniu.']],
  ['steel', ['Rinse after use and let dry open. Not for the dishwasher.', 'Po użyciu wypłukać i zostawić otwarte do wyschnięcia. Nie myć w zmywarce.']],
  ['iron', ['Wipe dry after training; a drop of oil now and then keeps rust away.', 'Po treningu wytrzeć do sucha. Kropla oleju od czasu do czasu chroni przed rdzą.']],
  ['cork', ['Wipe with water and a little vinegar. Dry rolled out, out of the sun.', 'Przecierać wodą z odrobiną octu. Suszyć po rozwinięciu, z dala od słońca.']],
  ['rubber', ['Wipe with a damp cloth. Keep out of the sun.', 'Przecierać wilgotną ściereczką. Trzymać z dala od słońca.']],
  ['foam', ['Wipe with mild soapy water. Do not fold.', 'Przecierać wodą z łagodnym mydłem. Nie składać.']],
]

const WATCH: LocalizedText = ['Rinse with tap water after salt water or sweat. Wipe dry.', 'Po słonej wodzie i po wysiłku opłukać wodą z kranu. Wytrzeć do sucha.']
const BAG: LocalizedText = ['Wash by hand in lukewarm water, dry hanging. Not for the washing machine.', 'Prać ręcznie w letniej wodzie, suszyć w powieszeniu. Nie wkładać do pralki.']
const SHELL: LocalizedText = ['Wash at 30 °C with detergent for membranes and re-proof twice a season.', 'Prać w 30 °C w płynie do membran, dwa razy w sezonie zaimpregnować.']

/** Care instructions for physical products; files and sets have none. */
export function careOf(plan: ProductPlan): LocalizedText | undefined {
  if (!isGoods(plan)) return undefined
  if (plan.kind === 'watch') return WATCH
  if (plan.traits.style_bags && !plan.traits.material?.includes('cotton')) return BAG
  if (plan.traits.climate?.includes('rain') && plan.traits.style_general?.includes('shell')) return SHELL
  return BY_MATERIAL.find(([material]) => plan.traits.material?.includes(material))?.[1]
}
