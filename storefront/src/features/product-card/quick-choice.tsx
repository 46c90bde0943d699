'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { QuickBuyOperation } from '../../graphql/generated/more-products.ts'
import { localePath } from '../../i18n/paths.ts'
import { fitQuantity } from '../../lib/quantity.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddProblem } from '../add-to-cart/add-problem.tsx'
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts'
import { rulesOf } from '../cart/quantity-rules.ts'
import { OptionFields } from '../product-kinds/option-fields.tsx'
import type { ProductChoice } from '../product-kinds/product-choice.ts'
import { productChoice } from '../product-kinds/read-product.ts'
import { ProductPrice } from '../product-kinds/product-price.tsx'
import { type ChoiceVariant, choose, chosenVariant, initialChoice, likelyVariant, missingOption, pricedBy } from '../product-kinds/variant-choice.ts'

interface QuickChoiceProps {
  readonly sku: string
  /** The lowest price of the 30 days before a reduction. */
  readonly lowest: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A dialog for choosing size and colour without leaving the listing. */
export function QuickChoice({ sku, lowest, isOpen, onClose }: QuickChoiceProps) {
  const t = useTranslations()
  const locale = useLocale()
  const [product, setProduct] = useState<ProductChoice & { path: string }>()
  const [isUnavailable, setUnavailable] = useState(false)

  useEffect(() => {
    send(QuickBuyOperation, { sku })
      .then(({ products }) => {
        const found = products?.items?.[0]
        if (!found) return setUnavailable(true)
        setProduct({ ...productChoice(found, locale, (priced) => (priced === found ? lowest : undefined)), path: localePath(locale, `/${found.url_key}`) })
      })
      .catch((error: unknown) => {
        console.error('The sizes of a product could not be loaded', error)
        setUnavailable(true)
      })
  }, [sku, locale, lowest])

  return (
    <Modal isOpen={isOpen} onClose={onClose} title={product?.name ?? t('product.addToCart')} closeLabel={t('common.close')}>
      {isUnavailable && <Notice kind="error">{t('common.buy.failed')}</Notice>}
      {!isUnavailable && !product && <Skeleton className="h-64" />}
      {isOpen && product && <Chooser product={product} onAdded={onClose} />}
    </Modal>
  )
}

function Chooser({ product, onAdded }: { readonly product: ProductChoice & { path: string }; readonly onAdded: () => void }) {
  const t = useTranslations()
  const { add, isPending, error, forgetError } = useAddToCart()
  const { sku, options, variants, path } = product
  const [choice, setChoice] = useState(() => initialChoice(options, variants))
  const [missing, setMissing] = useState<string>()
  const variant = chosenVariant(options, variants, choice)
  const shown = pricedBy(product, variant)
  const picture = product.pictures[likelyVariant(variants, choice)?.pictures[0] ?? 0]
  // The dialog does not have the lowest prices of variants: without its own, a variant is not shown as reduced.
  const isExplained = shown.regular !== undefined && (shown.lowest !== undefined || product.lowest === undefined)

  async function addToCart(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const option = missingOption(options, choice)
    setMissing(option?.code)
    if (option) return event.currentTarget.querySelector<HTMLInputElement>(`input[name="${CSS.escape(option.code)}"]:enabled`)?.focus()
    if (await add({ sku, quantity: fitQuantity(1, rulesOf(sku)), selectedOptions: options.map(({ code }) => choice[code] ?? '') })) onAdded()
  }

  return (
    // A separate form, so that its radio buttons do not join a group on the page.
    <form className="grid gap-5" onSubmit={(event) => void addToCart(event)}>
      <div className="grid grid-cols-[auto_1fr] items-start gap-4">
        {picture && (
          <div className="aspect-product w-24 bg-tile">
            <Picture key={picture} src={picture} alt="" widths="thumb" sizes="96px" loading="eager" />
          </div>
        )}
        <div>
          <ProductPrice price={{ price: shown.price, ...(isExplained && { regular: shown.regular }) }} lowest={shown.lowest} />
        </div>
      </div>
      <OptionFields
        product={product}
        choice={choice}
        missing={missing}
        onChoose={(code, uid) => (setMissing(undefined), forgetError(), setChoice(choose(options, variants, choice, code, uid)))}
      />
      <StockLine variant={variant} />
      {error && <AddProblem error={error} />}
      <Button type="submit" wide busy={isPending}>
        {isPending ? t('product.adding') : t('product.addToCart')}
      </Button>
      <Link className="justify-self-start text-sm underline" href={path}>
        {t('product.tabs.details')}
      </Link>
    </form>
  )
}

/** Empty until the choice is complete, with its place reserved. */
function StockLine({ variant }: { readonly variant: ChoiceVariant | undefined }) {
  const t = useTranslations('product')
  const { isInStock, left } = variant ?? {}
  return (
    <p className={`-mt-3 min-h-lh text-sm font-semibold ${isInStock && left === undefined ? '' : 'text-error'}`} aria-live="polite">
      {variant && (!isInStock ? t('isOutOfStock') : left === undefined ? t('inStock') : t('left', { count: left }))}
    </p>
  )
}
