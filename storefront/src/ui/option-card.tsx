import type { ComponentProps, ReactNode } from 'react'

interface OptionCardProps extends Omit<ComponentProps<'input'>, 'title' | 'className'> {
  /** A radio button unless several cards can be chosen. */
  readonly type?: 'radio' | 'checkbox'
  readonly title: ReactNode
  readonly price?: string | undefined
  /** In the place of the price. */
  readonly aside?: ReactNode
  readonly note?: ReactNode
}

/** One of several options, as a card. The cards of a choice are in a fieldset and share a `name`. */
export function OptionCard({ title, price, aside, note, type = 'radio', ...input }: OptionCardProps) {
  return (
    <label className="option-card">
      <input {...input} type={type} />
      <span className="option-title">{title}</span>
      {aside ?? (price && <span className="price">{price}</span>)}
      {note && <span className="option-note">{note}</span>}
    </label>
  )
}
