'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { BagIcon } from '../../ui/icons/bag-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCartCount } from './use-cart-count.ts'
import { useCustomersCart } from './use-customers-cart.ts'

const MiniCart = withWords(['header', 'toast-messages'], () => import('./mini-cart.tsx').then((module) => module.MiniCart))

/** For the header: how much is in the cart, and the way into it. The mini-cart is loaded when it is pointed at. */
export function CartButton() {
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
      {wasOpened && <MiniCart key={locale} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
