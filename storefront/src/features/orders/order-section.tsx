import { type ReactNode, useId } from 'react'

interface OrderSectionProps {
  readonly title: string
  readonly isEmpty: boolean
  /** Items of a list. */
  readonly children: ReactNode
}

export function OrderSection({ title, isEmpty, children }: OrderSectionProps) {
  const id = useId()
  if (isEmpty) return null
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl tracking-snug">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}
