import type { ReactNode } from 'react'

export function DashboardHeading({ children }: { children: ReactNode }) {
  return <h1 className="mb-6 text-2xl tracking-tight wrap-anywhere">{children}</h1>
}
