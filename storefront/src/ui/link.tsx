import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
  /** `unhurried`: its page is fetched when it is followed, not ahead; `document`: the browser loads another document. */
  readonly follow?: 'unhurried' | 'document'
}

/** A link within the shop. It is nothing but HTML, as a listing and the menu have a hundred each; link-navigation.tsx follows them all. */
export function Link({ follow, children, ...rest }: LinkProps) {
  return (
    <a {...rest} data-follow={follow}>
      {children}
    </a>
  )
}
