'use client'

import { minutesToWait, referenceOf } from '../lib/log-failure.ts'
import { withMessages } from '../messages/with-messages.tsx'

// Every page knows the toaster's file: a file for this text alone would be another name in the scripts of each.
const Text = withMessages(['toast-messages'], () => import('./toaster.tsx').then((module) => module.ReferenceText))

/** Names a failure as the shop's log does, so that the support finds it, or says how long to wait after too many attempts. */
export const FailureReference = ({ failure }: { readonly failure: unknown }) => (referenceOf(failure) || minutesToWait(failure)) && <Text failure={failure} />
