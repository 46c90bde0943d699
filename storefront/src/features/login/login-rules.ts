import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import { type Credentials, credentialsSchema } from '../auth/credentials-schema.ts'

/** In a file of its own, which is loaded at the first validation. */
export const credentialsResolver: Resolver<Credentials> = valibotResolver(credentialsSchema)
