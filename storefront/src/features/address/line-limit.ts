import { refusalOf } from '../../graphql/errors.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { fitLines } from './street-lines.ts'

/** The number of street lines that the backend takes, which it tells only by a refusal. */
const KEY = 'street-lines'

interface Addressed {
  readonly street?: readonly (string | null | undefined)[] | null | undefined
}

/**
 * Sends an address; if it has more street lines than the backend takes, once more with fewer.
 * @throws StoreError, ServerError
 */
export async function sendFitted<Address extends Addressed, Result>(address: Address, send: (address: Address) => Promise<Result>): Promise<Result> {
  const fitted = fit(address)
  try {
    return await send(fitted)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.reason !== 'streetLines' || !refusal.count || (fitted.street?.length ?? 0) <= refusal.count) throw error
    writeSession(KEY, refusal.count)
    return send(fit(address, refusal.count))
  }
}

function fit<Address extends Addressed>(address: Address, most = readSession<number>(KEY)): Address {
  const lines = address.street?.map((line) => line ?? '')
  return most && lines ? { ...address, street: fitLines(lines, most) } : address
}
