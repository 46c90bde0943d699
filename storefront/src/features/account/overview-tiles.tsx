'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { OrderRowFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AddressText } from '../address-book/address-text.tsx'
import type { SavedAddress } from '../address/saved-address.ts'
import { productPath } from '../cart/product-path.ts'
import { orderPath, type Section, sectionPath } from '../dashboard/sections.ts'
import { orderDay } from '../orders/order-day.ts'
import { OrderStatus } from '../orders/order-status.tsx'
import { useTodaysProducts } from '../orders/use-todays-products.ts'
import type { NextStep, Wish } from './load-overview.ts'

interface LastOrderProps {
  readonly order: OrderRowFragment
  /** Of all orders, if known. */
  readonly count: number | null | undefined
}

export function LastOrder({ order, count }: LastOrderProps) {
  const t = useTranslations('dashboardAccount.overview')
  const common = useTranslations('dashboard')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const items = (order.items ?? []).filter((item) => item !== null)
  const shown = items.slice(0, MAX_PRODUCTS)
  const { products } = useTodaysProducts(shown)
  return (
    <Tile title={t('lastOrder')} link={{ label: count ? t('allOrders', { count }) : t('allOrdersUncounted'), section: 'orders' }}>
      <div className="grid gap-1 tabular-nums">
        <p className="amount">
          <span>
            <Link className="order-number" href={localePath(locale, orderPath(order.number))}>
              {order.number}
            </Link>
          </span>
          <span className="price">{order.total && formatMoney(order.total.grand_total, locale)}</span>
        </p>
        <p className="amount text-sm">
          <span className="text-mute">{orderDay(order, locale, timeZone)}</span>
          <OrderStatus status={order.status} />
        </p>
      </div>
      <ul className="overview-products">
        {shown.map(({ id, product_name, product_sku }) => {
          const product = products.get(id)
          return <ProductRow key={id} name={product_name ?? product_sku} picture={product?.picture} href={product && localePath(locale, `/${product.urlKey}`)} />
        })}
      </ul>
      {items.length > shown.length && <p className="text-sm text-mute">{common('moreProducts', { count: items.length - shown.length })}</p>}
    </Tile>
  )
}

const MAX_PRODUCTS = 4

export function DefaultAddresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const t = useTranslations('dashboardAccount.overview')
  const shipping = addresses.find((entry) => entry.default_shipping)
  const billing = addresses.find((entry) => entry.default_billing)
  return (
    <Tile title={t('addresses')} link={{ label: t('addressBook', { count: addresses.length }), section: 'address-book' }}>
      <div className="overview-addresses">
        {shipping && <DefaultAddress use={shipping === billing ? 'both' : 'shipping'} entry={shipping} />}
        {billing && billing !== shipping && <DefaultAddress use="billing" entry={billing} />}
        {!shipping && !billing && <p className="text-soft">{t('noDefault')}</p>}
      </div>
    </Tile>
  )
}

function DefaultAddress({ use, entry }: { readonly use: 'both' | 'shipping' | 'billing'; readonly entry: SavedAddress }) {
  const t = useTranslations('dashboardAccount.overview.default')
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium text-mute">{t(use)}</h3>
      <AddressText entry={entry} countries={[]} />
    </div>
  )
}

export function OverviewWishes({ count, wishes }: { readonly count: number; readonly wishes: readonly Wish[] }) {
  const t = useTranslations('dashboardAccount.overview')
  const locale = useLocale()
  return (
    <Tile title={t('wishes')} link={{ label: t('allWishes', { count }), section: 'wishlist' }}>
      <ul className="overview-products">
        {wishes.map((wish) => (
          <ProductRow key={wish.id} name={wish.name ?? ''} picture={wish.small_image?.url} href={productPath({ product: wish }, locale)} />
        ))}
      </ul>
    </Tile>
  )
}

interface ProductRowProps {
  readonly name: string
  readonly picture: string | null | undefined
  /** Undefined for a product without a page. */
  readonly href: string | undefined
}

function ProductRow({ name, picture, href }: ProductRowProps) {
  const content = (
    <>
      <span className="aspect-product bg-tile">{picture && <Picture src={picture} alt="" widths="thumb" sizes="64px" />}</span>
      <span className="wrap-anywhere">{name}</span>
    </>
  )
  return <li>{href ? <Link href={href}>{content}</Link> : <span>{content}</span>}</li>
}

export function NextStepsTile({ steps, isNew }: { readonly steps: readonly NextStep[]; readonly isNew: boolean }) {
  const t = useTranslations('dashboardAccount.overview')
  const locale = useLocale()
  return (
    <Tile title={t(isNew ? 'welcome' : 'next')}>
      {isNew && <p className="text-soft">{t('welcomeHelp')}</p>}
      <ul className="grid gap-3">
        {steps.map((step) => (
          <li key={step}>
            <ButtonLink variant="text" href={localePath(locale, step === 'shop' ? '/' : sectionPath(step))}>
              {t(`steps.${step}`)}
            </ButtonLink>
            <p className="text-sm text-soft">{t(`steps.${step}Help`)}</p>
          </li>
        ))}
      </ul>
    </Tile>
  )
}

interface TileProps {
  readonly title: string
  /** To the section with the complete data. */
  readonly link?: { readonly label: string; readonly section: Section }
  readonly children: ReactNode
}

function Tile({ title, link, children }: TileProps) {
  const locale = useLocale()
  const titleId = useId()
  return (
    <section className="overview-tile" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg tracking-snug">
        {title}
      </h2>
      {children}
      {link && (
        <ButtonLink variant="text" className="mt-auto" href={localePath(locale, sectionPath(link.section))}>
          {link.label}
        </ButtonLink>
      )}
    </section>
  )
}
