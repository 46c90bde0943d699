export type ButtonVariant = 'primary' | 'secondary' | 'destructive' | 'text'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  /** 44 px high instead of 52. */
  readonly small?: boolean | undefined
  readonly wide?: boolean | undefined
}

/** A button's classes, for buttons and for links that look like one. The rules are in components.css. */
export function buttonStyle({ variant = 'primary', small = false, wide = false }: ButtonLook, className = ''): string {
  return ['button', `button-${variant}`, small && 'button-small', wide && 'w-full', className].filter(Boolean).join(' ')
}
