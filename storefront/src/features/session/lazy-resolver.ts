import type { FieldValues, Resolver } from 'react-hook-form'
import { logFailure } from '../../lib/log-failure.ts'

/**
 * Judges a form by rules that are loaded when a field is first left, as the page has to be light before. Where they cannot be loaded
 * the form is sent as it is: the shop has the same rules.
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  return async (values, context, options) => {
    const judge = await load().catch((error: unknown) => logFailure('The rules of a form could not be loaded', error))
    return judge ? judge(values, context, options) : { values, errors: {} }
  }
}
