'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { readonly href: string }

/**
 * Fetches the page ahead when the visitor points at the link, not when it merely comes into view: a listing has a hundred
 * links, and most are never followed.
 */
export function Link({ href, onMouseEnter, onFocus, onTouchStart, ...rest }: LinkProps) {
  const router = useRouter()
  const ahead = () => router.prefetch(href)
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onMouseEnter={(event) => (ahead(), onMouseEnter?.(event))}
      onFocus={(event) => (ahead(), onFocus?.(event))}
      onTouchStart={(event) => (ahead(), onTouchStart?.(event))}
    />
  )
}
