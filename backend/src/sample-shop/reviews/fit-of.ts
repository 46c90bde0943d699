import type { ProductPlan } from '../plan/product-plan.ts'
import type { Verdict } from './fit-note.ts'
import { planReviews } from './plan-reviews.ts'

const MIN_VERDICTS = 3
/** The lead of one side in the reviews, in percent, from which it is more than chance. */
const MIN_LEAD = 20

/** Whether a product runs small or large, as its published reviews say; undefined while too few do. */
export function fitOf(plan: ProductPlan): Verdict | undefined {
  const verdicts = planReviews(plan).flatMap(({ status, verdict }) => (status === 'approved' && verdict ? [verdict] : []))
  if (verdicts.length < MIN_VERDICTS) return undefined
  const share = (wanted: Verdict) => (verdicts.filter((verdict) => verdict === wanted).length / verdicts.length) * 100
  const lead = share('small') - share('large')
  if (Math.abs(lead) < MIN_LEAD) return 'true'
  return lead > 0 ? 'small' : 'large'
}
