'use client'

import { PageError } from '../../../features/layout/page-error.tsx'

export default function ShopError({ error }: { error: Error }) {
  return <PageError error={error} />
}
