import { required } from '../../lib/required.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

/** In percent of reviews of clothing with sizes. */
const NOTED = 45

export type Verdict = 'true' | 'small' | 'large'

/** What a reviewer says about the size. */
export interface FitNote {
  readonly verdict: Verdict
  readonly text: LocalizedText
}

/** Who wears a size: body heights in centimetres, or shoe sizes. */
type Wearers = Readonly<Record<string, readonly [from: number, to: number]>>

const WOMEN: Wearers = { XS: [154, 162], S: [158, 167], M: [162, 171], L: [165, 175], XL: [167, 179] }
const MEN: Wearers = { S: [167, 174], M: [172, 180], L: [178, 186], XL: [183, 191], XXL: [187, 197] }
const FEET: Wearers = { '35–38': [36, 38], '39–42': [39, 42], '43–46': [43, 46] }

/** The percentage of wearers who find the size true and small, by the product's cut; the others find it large. */
const VERDICTS = { slim: [62, 95], regular: [80, 91], relaxed: [62, 66] } as const

const NOTES: Readonly<Record<Verdict, readonly LocalizedText[]>> = {
  true: [
    ['I am {body} cm and took {size}, true to size.', 'Mam {body} cm wzrostu, rozmiar {size}, zgodny z tabelą.'],
    ['{body} cm, size {size}: fits as it should.', '{body} cm, rozmiar {size}: leży jak trzeba.'],
    ['Usually {size}, and {size} it is here too, at {body} cm.', 'Zwykle noszę {size} i tu też {size}, przy {body} cm wzrostu.'],
    ['At {body} cm the {size} is spot on, length included.', 'Przy {body} cm rozmiar {size} w punkt, długość też.'],
    ['Went by the size guide: {body} cm, {size}, no surprises.', 'Rozmiar według tabeli: {body} cm, {size}, bez niespodzianek.'],
  ],
  small: [
    ['Runs small: {body} cm, usually {usual}, kept the {size}.', 'Rozmiarówka zaniżona: {body} cm, zwykle {usual}, tu dopiero {size}.'],
    ['Cut close. At {body} cm I normally take {usual}; here {size}.', 'Krój blisko ciała. Przy {body} cm zwykle {usual}, tutaj {size}.'],
    ['Order a size up: I am {body} cm and swapped the {usual} for {size}.', 'Lepiej brać o rozmiar większe: mam {body} cm, {usual} poszło do wymiany na {size}.'],
  ],
  large: [
    ['Runs large: {body} cm, normally {usual}, {size} is plenty.', 'Rozmiarówka zawyżona: {body} cm, zwykle {usual}, tu wystarcza {size}.'],
    ['Roomy. {body} cm and {size} instead of my usual {usual}.', 'Obszerne. {body} cm i {size} zamiast zwykłego {usual}.'],
    ['If between sizes, take the smaller: {body} cm, {size}, room to spare.', 'Między rozmiarami lepiej brać mniejszy: {body} cm, {size} i jeszcze luz.'],
  ],
}

const SOCK_NOTES: readonly LocalizedText[] = [
  ['My shoe size is {body}, and {size} fits without a wrinkle.', 'Noszę buty {body}, skarpety {size} leżą bez zmarszczki.'],
  ['Size {body} feet, the {size} stay put.', 'Stopa {body}, rozmiar {size} trzyma się na miejscu.'],
  ['{size} on a {body} foot, true to size.', '{size} na stopę {body}, rozmiar zgodny z opisem.'],
]

/**
 * What some reviewers say about the size that they bought.
 * @param chance a large number, evenly distributed
 */
export function fitNote(plan: ProductPlan, chance: number): FitNote | undefined {
  if (chance % 100 >= NOTED) return undefined
  const wearers = wearersOf(plan)
  if (!wearers) return undefined
  const sizes = Object.keys(wearers)
  const verdict = wearers === FEET ? 'true' : verdictOf(plan, (chance >>> 7) % 100)
  const bought = wearers === FEET ? (chance >>> 13) % sizes.length : boughtSize(verdict, (chance >>> 13) % 3)
  const usual = bought + { true: 0, small: -1, large: 1 }[verdict]
  const [from, to] = required(wearers[required(sizes[usual], 'sizes')], 'wearers')
  const notes = wearers === FEET ? SOCK_NOTES : NOTES[verdict]
  const note = required(notes[(chance >>> 16) % notes.length], 'notes')
  const words = { body: String(from + ((chance >>> 19) % (to - from + 1))), size: required(sizes[bought], 'sizes'), usual: required(sizes[usual], 'sizes') }
  const filled = (text: string) => text.replace(/\{(body|size|usual)\}/g, (_, word: keyof typeof words) => words[word])
  return { verdict, text: [filled(note[0]), filled(note[1])] }
}

function wearersOf({ sizes, traits: { gender } }: ProductPlan): Wearers | undefined {
  return [WOMEN, MEN, FEET].find((wearers, index) => sizes?.length === Object.keys(wearers).length
    && sizes.every((size) => size in wearers) && (index === 2 || gender?.[0] === ['women', 'men'][index]))
}

function verdictOf({ look }: ProductPlan, roll: number): Verdict {
  const [untilTrue, untilSmall] = VERDICTS[look?.fit ?? 'regular']
  if (roll < untilTrue) return 'true'
  return roll < untilSmall ? 'small' : 'large'
}

/** From the middle of the five sizes, so that there is a smaller and a larger one. */
const boughtSize = (verdict: Verdict, offset: number): number => (verdict === 'small' ? 2 : 1) + (verdict === 'large' ? offset % 2 : offset)
