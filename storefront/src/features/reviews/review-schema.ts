import * as v from 'valibot'

export interface ReviewValues {
  /** The chosen value of each of the shop's ratings. */
  ratings: string[]
  nickname: string
  summary: string
  text: string
}

/** The lengths of Magento's columns. */
export const MAX_LENGTH = { nickname: 128, summary: 255, text: 5000 }

/** Keys of reviewForm.error. */
export type ReviewMessage = 'rating' | 'required'

const message = (key: ReviewMessage): ReviewMessage => key

const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(message('required')))

/** An unchosen group of radio buttons has no value. */
const rating = v.pipe(v.string(message('rating')), v.nonEmpty(message('rating')))

/** @param ratings the number of the shop's ratings */
export function reviewSchema(ratings: number): v.GenericSchema<ReviewValues> {
  return v.object({
    ratings: v.strictTuple(Array.from({ length: ratings }, () => rating)) as unknown as v.GenericSchema<string[]>,
    nickname: requiredText,
    summary: requiredText,
    text: requiredText,
  })
}
