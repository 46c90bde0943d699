import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import { type Registration, registrationSchema } from './registration-schema.ts'

/** In a file of its own, which is loaded at the first validation. */
export const registrationResolver: Resolver<Registration> = (values, ...rest) => valibotResolver(registrationSchema(values))(values, ...rest)
