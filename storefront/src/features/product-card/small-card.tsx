'use client'

import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import type { CardFacts } from './card-facts.ts'

const SIZES = '(min-width:1440px) 322px, (min-width:768px) 25vw, 50vw'

/** A product with only its picture, name and price. */
export function SmallCard({ name, href, picture, lowest, ...price }: CardFacts) {
  return (
    <li className="card">
      <div className="card-picture">{picture && <Picture src={picture} alt="" widths="card" sizes={SIZES} />}</div>
      <h3 className="card-name">
        <Link href={href}>{name}</Link>
      </h3>
      <p className="card-price">
        <Price price={price} lowest={lowest} />
      </p>
    </li>
  )
}
