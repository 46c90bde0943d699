import { required } from '../../lib/required.ts'
import { isConfigurable, type ProductPlan, type Text } from '../../sample-shop/plan/product-plan.ts'
import type { LocalizedText } from '../../sample-shop/plan/localized-text.ts'
import { COLORWAYS, type ColorwayName } from '../../services/media/drawings/core/colorways.ts'
import { Random } from '../../services/media/drawings/core/random.ts'
import { type Line, LINES } from './lines.ts'
import { HEADINGS, LEADS, MODELS, PLACES, POINTS } from './vocabulary.ts'

const SEED = 2026
/** One of this number of products is configurable, variants not counted. */
const CONFIGURABLE_EVERY = 3
const VARIANTS = [3, 4, 2, 3]
const BESTSELLER_EVERY = 2000
const COLORS = Object.keys(COLORWAYS) as ColorwayName[]

/**
 * Plans for exactly this number of products, including variants: of about six, one is configurable, three are its variants and
 * two are simple. The plans are deterministic.
 */
export function* largeShopPlans(products: number): Generator<ProductPlan> {
  const random = new Random(SEED)
  const name = namer()
  let left = products
  for (let index = 0; left > 0; index += 1) {
    const line = required(LINES[Math.floor(random.next() * LINES.length)], 'lines')
    const variants = index % CONFIGURABLE_EVERY === 0 ? required(VARIANTS[(index / CONFIGURABLE_EVERY) % VARIANTS.length], 'variants') : 0
    const plan = productPlan(line, name(line), index, left > variants ? variants : 0, random)
    yield plan
    left -= isConfigurable(plan) ? 1 + plan.colors.length * (plan.sizes?.length ?? 1) : 1
  }
}

function productPlan(line: Line, name: LocalizedText, index: number, variants: number, random: Random): ProductPlan {
  const { code, noun: _, price: [lowest, highest], sizes, ...rest } = line
  const price = Math.round((lowest + (highest - lowest) * random.next() ** 2) / 10) * 10 - 1
  return {
    ...rest,
    ...choices(sizes, variants, random),
    name,
    code: `${code}${String(index + 1).padStart(6, '0')}`,
    price,
    ...(random.next() < 0.15 && { special: Math.round(price * 0.8) }),
    isNew: random.next() < 0.03,
    isBestseller: index % BESTSELLER_EVERY === 0,
    isSoldOut: random.next() < 0.01,
    text: texts(random),
  }
}

/** Variants of several sizes or of several colours. */
function choices(sizes: readonly string[] | undefined, variants: number, random: Random): Pick<ProductPlan, 'colors' | 'sizes'> {
  const first = Math.floor(random.next() * COLORS.length)
  const chosenSizes = random.next() < 0.7 && variants > 0 ? sizes?.slice(0, variants) : undefined
  if (chosenSizes?.length === variants) return { colors: [required(COLORS[first], 'colors')], sizes: chosenSizes }
  return { colors: Array.from({ length: Math.max(variants, 1) }, (_, offset) => required(COLORS[(first + offset) % COLORS.length], 'colors')) }
}

function texts(random: Random): ProductPlan['text'] {
  const pick = (options: readonly LocalizedText[]): LocalizedText => required(options[Math.floor(random.next() * options.length)], 'text')
  const [heading, lead, points] = [pick(HEADINGS), pick(LEADS), [pick(POINTS), pick(POINTS), pick(POINTS)]]
  const text = (language: 0 | 1): Text => ({ heading: heading[language], lead: lead[language], points: points.map((point) => point[language]) })
  return [text(0), text(1)]
}

/** Place, noun and model, and a number once all places and models are used up. */
function namer(): (line: Line) => LocalizedText {
  const counts = new Map<string, number>()
  return ({ noun: [english, polish] }) => {
    const count = counts.get(english) ?? 0
    counts.set(english, count + 1)
    const place = required(PLACES[count % PLACES.length], 'places')
    const model = required(MODELS[Math.floor(count / PLACES.length) % MODELS.length], 'models')
    const edition = Math.floor(count / (PLACES.length * MODELS.length))
    const number = edition === 0 ? '' : ` ${edition + 1}`
    return [`${place} ${model} ${english}${number}`, `${polish} ${place} ${model}${number}`]
  }
}
