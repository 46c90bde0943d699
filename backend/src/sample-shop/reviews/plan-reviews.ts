import { required } from '../../lib/required.ts'
import { hash, scattered } from '../plan/hash.ts'
import { type ProductPlan, typeOf } from '../plan/product-plan.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import { fitNote, type FitNote, type Verdict } from './fit-note.ts'
import { NICKNAMES, phrasesFor, SUMMARIES } from './phrases.ts'
import { subjectOf } from './subjects.ts'

export interface PlannedReview {
  readonly language: 0 | 1
  readonly stars: number
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly createdAt: string
  readonly status: 'approved' | 'pending'
  /** Of the size, where the review says so. */
  readonly verdict?: Verdict
}

const FIRST_DAY = Date.UTC(2026, 1, 2)
const DAYS = 285
const DAY = 86_400_000

/** The percentage of reviews by stars; the average is 4.3. */
const SPREAD: readonly (readonly [stars: number, upTo: number])[] = [[1, 3], [2, 7], [3, 16], [4, 43], [5, 100]]

/** The reviews of a product: none for some products, many for bestsellers. */
export function planReviews(plan: ProductPlan): PlannedReview[] {
  const reviews = Array.from({ length: countOf(plan) }, (_, index) => planReview(plan, index))
  const unlike = reviews.filter(({ text }, index) => reviews.findIndex((other) => other.text === text) === index)
  return unlike.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

function countOf(plan: ProductPlan): number {
  const chance = scattered(`reviews/${plan.code}`) % 100
  if (plan.isBestseller) return 24 + (chance % 17)
  if (chance < 22 || typeOf(plan) === 'grouped') return 0
  if (plan.isNew) return 3 + (chance % 3)
  return chance < 70 ? 3 + (chance % 7) : 10 + (chance % 13)
}

function planReview(plan: ProductPlan, index: number): PlannedReview {
  const chance = scattered(`review/${plan.code}/${index}`)
  const language = chance % 5 < 3 ? 1 : 0
  const roll = (chance >>> 4) % 100
  const [stars] = required(SPREAD.find(([, upTo]) => roll < upTo), 'spread')
  // Names and phrases rotate from an offset that depends on the product, so that they do not repeat too soon.
  const turn = hash(plan.code) + index
  const pick = <T>(options: readonly T[], step = 1): T => required(options[Math.floor(turn / step) % options.length], 'options')
  const fit = stars > 2 ? fitNote(plan, scattered(`fit/${plan.code}/${index}`)) : undefined
  const createdAt = FIRST_DAY + ((chance >>> 8) % DAYS) * DAY + 6 * 3_600_000 + ((chance >>> 12) % 57_600) * 1000
  return {
    language,
    stars,
    nickname: pick(required(NICKNAMES[language], 'nicknames')),
    summary: pick(required(SUMMARIES[stars - 1], 'summaries'))[language],
    text: sentences(plan, stars, fit, pick).map((sentence) => sentence[language]).join(' '),
    createdAt: new Date(createdAt).toISOString(),
    status: (chance >>> 16) % 50 === 0 ? 'pending' : 'approved',
    ...(fit && { verdict: fit.verdict }),
  }
}

function sentences(plan: ProductPlan, stars: number, fit: FitNote | undefined, pick: <T>(options: readonly T[], step?: number) => T): LocalizedText[] {
  const { praise, blame } = subjectOf(plan)
  const phrases = phrasesFor(plan)
  const withFit = ([first, ...rest]: readonly LocalizedText[]) => [...(first ? [first] : []), ...(fit ? [fit.text] : []), ...rest]
  if (stars <= 2) return [pick(blame), pick(phrases.regret)]
  if (stars === 3) return withFit([pick(phrases.doubt), pick(praise)])
  if (stars === 4) return withFit([pick(praise), pick(phrases.reservation)])
  // Few reviews are long.
  return withFit(
    pick([[pick(praise)], [pick(praise), pick(phrases.praise)], [pick(phrases.praise), pick(phrases.closing, 3)], [pick(praise), pick(phrases.closing, 3)]], 2),
  )
}
