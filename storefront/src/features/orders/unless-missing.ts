import { lacksField } from '../../graphql/refusals/engine-words.ts'
import { logFailure } from '../../lib/log-failure.ts'

/** What a newer release of the backend tells; undefined from an older one, which does not have the field. What fails otherwise is left out, too. */
export async function unlessMissing<Part>(field: string, part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part
  } catch (error) {
    if (!lacksField(error, field)) logFailure(`What newer releases tell of an order is left out: ${field}`, error)
    return undefined
  }
}
