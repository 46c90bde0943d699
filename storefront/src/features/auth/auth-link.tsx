'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { useQueryString } from '../../ui/use-query-string.ts'
import { readReturnPath, withReturnPath } from '../session/return-path.ts'

interface AuthLinkProps {
  readonly path: '/login' | '/register' | '/forgot-password'
  readonly className: string
  readonly children: ReactNode
}

/** A link between the account forms' pages that keeps the visitor's return path. */
export function AuthLink({ path, className, children }: AuthLinkProps) {
  const locale = useLocale()
  const search = useQueryString()
  return (
    <Link className={className} href={withReturnPath(localePath(locale, path), readReturnPath(search ?? ''))}>
      {children}
    </Link>
  )
}
