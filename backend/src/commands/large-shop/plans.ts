import { type ProductPlan, type Text, typeOf } from '../../sample-shop/product-plan.ts'
import type { Words } from '../../sample-shop/words.ts'
import { COLORWAYS, type ColorwayName } from '../../services/media/drawings/colorways.ts'
import { type Line, LINES } from './lines.ts'
import { random } from './random.ts'
import { HEADINGS, LEADS, MODELS, PLACES, POINTS } from './words.ts'

const SEED = 2026
/** One configurable product in so many, variants not counted. */
const CONFIGURABLE_EVERY = 3
const VARIANTS = [3, 4, 2, 3]
const BESTSELLER_EVERY = 2000
const COLORS = Object.keys(COLORWAYS) as ColorwayName[]

/**
 * Plans for exactly so many products, variants counted: of about six, one is configurable, three are its variants and two
 * stand alone. The same plans every time.
 */
export function* largeShopPlans(products: number): Generator<ProductPlan> {
  const chance = random(SEED)
  const name = namer()
  let left = products
  for (let index = 0; left > 0; index += 1) {
    const line = LINES[Math.floor(chance() * LINES.length)]!
    const variants = index % CONFIGURABLE_EVERY === 0 ? VARIANTS[(index / CONFIGURABLE_EVERY) % VARIANTS.length]! : 0
    const plan = productPlan(line, name(line), index, left > variants ? variants : 0, chance)
    yield plan
    left -= typeOf(plan) === 'configurable' ? 1 + plan.colors.length * (plan.sizes?.length ?? 1) : 1
  }
}

function productPlan(line: Line, name: Words, index: number, variants: number, chance: () => number): ProductPlan {
  const { code, noun: _, price: [lowest, highest], sizes, ...kept } = line
  const price = Math.round((lowest + (highest - lowest) * chance() ** 2) / 10) * 10 - 1
  return {
    ...kept,
    ...choices(sizes, variants, chance),
    name,
    code: `${code}${String(index + 1).padStart(6, '0')}`,
    price,
    ...(chance() < 0.15 && { special: Math.round(price * 0.8) }),
    isNew: chance() < 0.03,
    isBestseller: index % BESTSELLER_EVERY === 0,
    isSoldOut: chance() < 0.01,
    text: texts(chance),
  }
}

/** Variants of several sizes or of several colours. */
function choices(sizes: readonly string[] | undefined, variants: number, chance: () => number): Pick<ProductPlan, 'colors' | 'sizes'> {
  const first = Math.floor(chance() * COLORS.length)
  const chosen = chance() < 0.7 && variants > 0 ? sizes?.slice(0, variants) : undefined
  if (chosen?.length === variants) return { colors: [COLORS[first]!], sizes: chosen }
  return { colors: Array.from({ length: Math.max(variants, 1) }, (_, offset) => COLORS[(first + offset) % COLORS.length]!) }
}

function texts(chance: () => number): ProductPlan['text'] {
  const pick = (among: readonly Words[]): Words => among[Math.floor(chance() * among.length)]!
  const [heading, lead, points] = [pick(HEADINGS), pick(LEADS), [pick(POINTS), pick(POINTS), pick(POINTS)]]
  const text = (language: 0 | 1): Text => ({ heading: heading[language], lead: lead[language], points: points.map((point) => point[language]) })
  return [text(0), text(1)]
}

/** Place, noun and model; a number too, once all places and models are used up. */
function namer(): (line: Line) => Words {
  const given = new Map<string, number>()
  return ({ noun: [english, polish] }) => {
    const count = given.get(english) ?? 0
    given.set(english, count + 1)
    const place = PLACES[count % PLACES.length]!
    const model = MODELS[Math.floor(count / PLACES.length) % MODELS.length]!
    const edition = Math.floor(count / (PLACES.length * MODELS.length))
    const number = edition === 0 ? '' : ` ${edition + 1}`
    return [`${place} ${model} ${english}${number}`, `${polish} ${place} ${model}${number}`]
  }
}
