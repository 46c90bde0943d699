'use client'

import { useTranslations } from 'next-intl'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import type { CardFacts } from './card-facts.ts'

const SIZES = '(min-width:1440px) 322px, (min-width:768px) 25vw, 50vw'

/** Picture, name and price of a product beside another. */
export function SmallCard({ name, href, picture, price, regular, isFrom }: CardFacts) {
  const t = useTranslations('common.price')
  return (
    <li className="card">
      <div className="card-picture">{picture && <Picture src={picture} alt="" widths="card" sizes={SIZES} />}</div>
      <h3 className="card-name">
        <Link href={href}>{name}</Link>
      </h3>
      <p className="card-price">
        <Price now={isFrom ? t('from', { price }) : price} regular={regular} labels={{ now: t('now'), regular: t('regular') }} />
      </p>
    </li>
  )
}
