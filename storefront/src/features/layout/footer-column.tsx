import { useId } from 'react'
import { Link } from '../../ui/link.tsx'

export interface FooterLink {
  readonly name: string
  readonly href: string
}

export function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav className="lg:grow-2 lg:basis-0" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm">{title}</h2>
      <ul className="footer-links">
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
