import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import { credentialsSchema } from '../auth/credentials-schema.ts'
import type { Credentials } from './log-in.ts'

/** In a file of its own, which is loaded at the first validation. */
export const credentialsResolver: Resolver<Credentials> = valibotResolver(credentialsSchema)
