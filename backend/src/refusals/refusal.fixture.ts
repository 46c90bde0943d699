import { ENGLISH } from './phrases.ts'
import { RefusalError, type Refusal } from './refusal.ts'

export const inEnglish = (refusal: Refusal | undefined): string | undefined => refusal && ENGLISH.write(refusal)

/** What a client would read of the refusal in which this ends; several are parted by a bar. */
export function refusalOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
    return errors.map((one) => (one instanceof RefusalError ? ENGLISH.write(one.refusal) : String(one))).join('|')
  }
  return 'accepted'
}
