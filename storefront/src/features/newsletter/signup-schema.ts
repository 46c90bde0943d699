import * as v from 'valibot'
import { emailEntry } from '../auth/credentials-schema.ts'

export interface Signup {
  email: string
  consent: boolean
}

/** What is wrong with a field: keys of newsletter.error. */
export type SignupMessage = 'required' | 'emailWrong' | 'consent'

const consent: SignupMessage = 'consent'

export const signupSchema: v.GenericSchema<Signup> = v.object({ email: emailEntry, consent: v.pipe(v.boolean(), v.value(true, consent)) })
