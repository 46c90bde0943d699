'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { PlusIcon } from '../../ui/icons/plus-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { removeCompared } from './change-compare-list.ts'
import { MAX_COMPARED } from './compare-limits.ts'
import { ComparedPurchase } from './compared-purchase.tsx'
import type { ComparedItem } from './comparison-rows.ts'

interface ComparisonHeadProps {
  readonly items: readonly ComparedItem[]
  readonly onRemoved: (() => void) | undefined
}

export function ComparisonHead({ items, onRemoved }: ComparisonHeadProps) {
  const t = useTranslations('comparator.head')
  const locale = useLocale()
  const products = items.map(({ product }) => product)
  return (
    <thead>
      <tr>
        <RowName>{t('picture')}</RowName>
        {products.map((product) => (
          <td key={product.uid}>
            <ComparedPicture product={product} onRemoved={onRemoved} />
          </td>
        ))}
        {onRemoved && products.length < MAX_COMPARED && (
          <td>
            <AddAnother products={products} />
          </td>
        )}
      </tr>
      <tr className="comparison-names">
        <RowName>{t('product')}</RowName>
        {items.map(({ product, lowest }) => (
          <th key={product.uid} scope="col">
            <Link className="leading-tight hover:underline" href={localePath(locale, `/${product.url_key}`)}>
              {product.name}
            </Link>
            <p className="mt-1 font-normal">
              <Price price={shownPrice(product, locale)} lowest={lowest} />
            </p>
          </th>
        ))}
      </tr>
      <tr>
        <RowName>{t('purchase')}</RowName>
        {products.map((product) => (
          <td key={product.uid}>
            <ComparedPurchase product={product} />
          </td>
        ))}
      </tr>
    </thead>
  )
}

const RowName = ({ children }: { readonly children: string }) => (
  <th scope="row">
    <span className="sr-only">{children}</span>
  </th>
)

interface ComparedPictureProps {
  readonly product: ComparedItem['product']
  readonly onRemoved: (() => void) | undefined
}

function ComparedPicture({ product: { uid, name, small_image }, onRemoved }: ComparedPictureProps) {
  const t = useTranslations('comparator')
  return (
    <div className="relative aspect-product bg-tile">
      {small_image?.url && <Picture src={small_image.url} alt="" widths="card" sizes="(min-width:1024px) 20vw, 134px" />}
      {onRemoved && (
        <IconButton
          className="absolute! top-1 right-1 bg-surface max-lg:-top-1 max-lg:-right-1 max-lg:bg-clip-content max-lg:p-2"
          label={t('remove', { name: name ?? '' })}
          icon={<CloseIcon />}
          onClick={() => void removeCompared(uid, name ?? '').then(onRemoved)}
        />
      )}
    </div>
  )
}

/** A link to more products of the same kind: the deepest category of the first one. */
function AddAnother({ products: [first] }: { readonly products: ReadonlyArray<ComparedItem['product']> }) {
  const t = useTranslations('comparator')
  const locale = useLocale()
  const paths = (first?.categories ?? []).flatMap((category) => category?.url_path ?? [])
  const [deepest = ''] = paths.sort((a, b) => b.split('/').length - a.split('/').length)
  return (
    <Link
      className="grid aspect-product place-content-center justify-items-center gap-2 border border-dashed border-control p-3 text-center text-sm font-medium"
      href={localePath(locale, `/${deepest}`)}
    >
      <PlusIcon />
      {t('addAnother', { most: MAX_COMPARED })}
    </Link>
  )
}
