import type { FieldValues, Resolver } from 'react-hook-form'
import { logFailure } from '../../lib/log-failure.ts'

/**
 * Validates a form with rules that are loaded at the first validation, to keep the page light. If they fail to load, the form is sent
 * without validation: the backend has the same rules.
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  return async (values, context, options) => {
    const resolve = await load().catch((error: unknown) => logFailure('The rules of a form could not be loaded', error))
    return resolve ? resolve(values, context, options) : { values, errors: {} }
  }
}
