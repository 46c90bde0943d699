'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { readonly href: string }

const REST = 100
let resting: ReturnType<typeof setTimeout>

/**
 * Fetches the page ahead when the visitor rests on the link, not when it merely comes into view or the pointer crosses it:
 * a listing and the menu have a hundred links each, and most are never followed.
 */
export function Link({ href, onMouseEnter, onMouseLeave, onFocus, onBlur, onTouchStart, ...rest }: LinkProps) {
  const router = useRouter()
  const ahead = () => router.prefetch(href)
  const rested = () => {
    left()
    resting = setTimeout(ahead, REST)
  }
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onMouseEnter={(event) => (rested(), onMouseEnter?.(event))}
      onMouseLeave={(event) => (left(), onMouseLeave?.(event))}
      onFocus={(event) => (rested(), onFocus?.(event))}
      onBlur={(event) => (left(), onBlur?.(event))}
      onTouchStart={(event) => (ahead(), onTouchStart?.(event))}
    />
  )
}

const left = () => clearTimeout(resting)
