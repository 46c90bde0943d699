import { ENGLISH } from './phrases.ts'
import { RefusalError, type Refusal } from './refusal.ts'

export const inEnglish = (refusal: Refusal | undefined): string | undefined => refusal && ENGLISH.write(refusal)

/** The message of the refusal that this call throws; several are separated by a bar. */
export function refusalOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
    return errors.map((one) => (one instanceof RefusalError ? ENGLISH.write(one.refusal) : String(one))).join('|')
  }
  return 'accepted'
}
