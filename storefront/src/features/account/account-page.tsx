'use client'

import { Greeting } from './greeting.tsx'

export function AccountPage() {
  return <Greeting />
}
