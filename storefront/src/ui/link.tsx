import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
  /** `unhurried`: the page is not prefetched; `document`: the browser loads a new document. */
  readonly follow?: 'unhurried' | 'document'
}

/** A link within the shop. It is plain HTML, since a listing and the menu have a hundred each; link-navigation.tsx handles the clicks. */
export function Link({ follow, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...(follow && { 'data-follow': follow })}>
      {children}
    </a>
  )
}
