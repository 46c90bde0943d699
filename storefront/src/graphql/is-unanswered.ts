import { minutesToWait } from '../lib/log-failure.ts'
import { ServerError } from './errors.ts'

/** Whether the backend may have done what was sent. A request that is one too many does not reach it. */
export const isUnanswered = (error: unknown): boolean => error instanceof ServerError && !minutesToWait(error)
