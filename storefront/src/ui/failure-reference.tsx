'use client'

import { referenceOf } from '../lib/log-failure.ts'
import { withMessages } from '../messages/with-messages.tsx'

// Every page knows the toaster's file: a file for this text alone would be another name in the scripts of each.
const Text = withMessages(['toast-messages'], () => import('./toaster.tsx').then((module) => module.ReferenceText))

/** Names a failure as the shop's log does, so that the support finds it. Nothing for a refusal, or if the shop was not reached. */
export function FailureReference({ failure }: { readonly failure: unknown }) {
  const id = referenceOf(failure)
  return id && <Text id={id} />
}
