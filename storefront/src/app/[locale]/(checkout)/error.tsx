'use client'

import { FetchFailed } from '../../../features/layout/fetch-failed.tsx'

export default function CheckoutError() {
  return <FetchFailed />
}
