import { Link } from '../../ui/link.tsx'

interface LineNameProps {
  readonly name: string
  /** Undefined if the product has no page. */
  readonly href: string | undefined
}

/** The heading of a line of the cart or of an order. */
export function LineName({ name, href }: LineNameProps) {
  return (
    <h2 className="text-lg tracking-snug">
      {href ? (
        <Link className="-my-2 inline-block py-2 hover:underline" href={href}>
          {name}
        </Link>
      ) : (
        name
      )}
    </h2>
  )
}
