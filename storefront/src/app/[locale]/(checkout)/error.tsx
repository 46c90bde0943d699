'use client'

import { PageError } from '../../../features/layout/page-error.tsx'

export default function CheckoutError({ error }: { error: Error }) {
  return <PageError error={error} />
}
