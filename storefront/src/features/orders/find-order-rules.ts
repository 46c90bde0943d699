import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { tidyOrderNumber } from '../../lib/order-number.ts'
import { tidyName } from '../../lib/person-name.ts'
import { emailEntry } from '../auth/credentials-schema.ts'
import type { OrderFacts } from './find-guest-order.ts'

const required = (tidy: (text: string) => string) => v.pipe(v.string(), v.transform(tidy), v.nonEmpty('required'), v.maxLength(255, 'required'))

const schema: v.GenericSchema<OrderFacts> = v.object({ number: required(tidyOrderNumber), email: emailEntry, key: required(tidyName) })

/** Loaded at the first validation. */
export const findOrderResolver: Resolver<OrderFacts> = valibotResolver(schema)
