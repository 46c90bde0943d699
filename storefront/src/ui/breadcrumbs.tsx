import { ChevronLeftIcon } from './icons/chevron-left-icon.tsx'
import { Link } from './link.tsx'

export interface Breadcrumb {
  readonly label: string
  /** Undefined for the page itself, which comes last. */
  readonly href?: string
}

/** On phones, only the link to the parent is shown. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs page" aria-label={label}>
      <ol>
        {items.map(({ label: text, href }, index) => (
          // The trail of a page never changes.
          <li key={index} className={index === items.length - 2 ? 'breadcrumb breadcrumb-up' : 'breadcrumb'}>
            {href === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link href={href}>
                {index === items.length - 2 && <ChevronLeftIcon size={14} className="md:hidden" />}
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
