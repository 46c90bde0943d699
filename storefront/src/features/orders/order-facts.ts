import * as v from 'valibot'
import { emailEntry } from '../auth/credentials-schema.ts'

/** What a guest knows of an order, and nobody else: `key` is the last name or the postcode it was billed to. */
export interface OrderFacts {
  readonly number: string
  readonly email: string
  readonly key: string
}

const given = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(255, 'required'))

export const orderFactsSchema: v.GenericSchema<OrderFacts> = v.object({ number: given, email: emailEntry, key: given })
