import type { ComponentProps, ReactNode } from 'react'

interface OptionCardProps extends Omit<ComponentProps<'input'>, 'title' | 'type' | 'className'> {
  readonly title: ReactNode
  readonly price?: string | undefined
  readonly note?: string | undefined
}

/** One of several ways, as a card that is a radio button. Cards of one choice stand in a fieldset and share a `name`. */
export function OptionCard({ title, price, note, ...radio }: OptionCardProps) {
  return (
    <label className="option-card">
      <input {...radio} type="radio" />
      <span className="font-semibold">{title}</span>
      <span className="price">{price}</span>
      {note && <span className="col-span-2 col-start-2 text-sm text-soft">{note}</span>}
    </label>
  )
}
