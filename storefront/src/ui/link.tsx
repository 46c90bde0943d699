import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
  /** `document`: the browser loads a new document. Pages of links inside an element with `data-unhurried` are not prefetched. */
  readonly follow?: 'document'
}

/** A link within the shop. It is plain HTML, since a listing and the menu have a hundred each; link-navigation.tsx handles the clicks. */
export function Link({ follow, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...(follow && { 'data-follow': follow })}>
      {children}
    </a>
  )
}
