'use client'

import { isDevelopment } from '../../public-env.ts'
import { FetchFailed } from './fetch-failed.tsx'

/** What is shown of a page that failed. In development the error goes on, so that Next's overlay shows it with its source. */
export function PageError({ error }: { readonly error: Error }) {
  if (isDevelopment) throw error
  return <FetchFailed />
}
