import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { Link, type LinkProps } from './link.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** A request is pending: the button keeps its width and ignores further clicks. */
  readonly busy?: boolean
}

export function Button({ variant, small, wide, busy = false, className, children, ...rest }: ButtonProps) {
  const { type = 'button', onClick } = rest
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle({ variant, small, wide }, className)}
      aria-busy={busy || undefined}
      // Not `disabled`, which would lose the focus.
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spinner" aria-hidden />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends LinkProps, ButtonLook {}

export function ButtonLink({ variant, small, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle({ variant, small, wide }, className)} />
}
