'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { BagIcon } from '../../ui/icons/bag-icon.tsx'
import { readUnmergedCart } from '../cart/cart-id.ts'
import { useCartCount } from '../cart/use-cart-count.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { useSession } from '../session/use-session.ts'
import type { MiniCartProps } from './mini-cart.tsx'

const MiniCart = withMessages(['header', 'toast-messages'], () => import('./mini-cart.tsx').then((module) => module.MiniCart))

/** The header's cart button with its badge. The mini-cart is loaded when the pointer reaches the button. */
export function CartButton({ freeFrom }: Pick<MiniCartProps, 'freeFrom'>) {
  const t = useTranslations('header.miniCart')
  const locale = useLocale()
  const count = useCartCount()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  useCustomersCart()
  function open() {
    setWasOpened(true)
    setOpen(true)
  }

  return (
    <>
      <IconButton
        label={count === undefined ? t('openPlain') : t('open', { count })}
        icon={<BagIcon />}
        count={count ?? 0}
        aria-haspopup="dialog"
        onPointerEnter={() => MiniCart.prepare(locale)}
        onClick={open}
      />
      {wasOpened && <MiniCart key={locale} freeFrom={freeFrom} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Fetches a customer's cart id on a new device, or after a login that could not fetch it. A guest gets a cart only when something needs one. */
function useCustomersCart(): void {
  const { status } = useSession()
  const cartId = useCartId()

  useEffect(() => {
    if (status !== 'customer' || (cartId !== undefined && readUnmergedCart() === undefined)) return
    import('../cart/load-cart.ts')
      .then(({ loadCustomerCart }) => loadCustomerCart())
      .catch((error: unknown) => console.error('The cart could not be loaded', error))
  }, [status, cartId])
}
