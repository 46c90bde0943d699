'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TrashIcon } from '../../ui/icons/trash-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { OnRemoved } from '../add-to-cart/removable-lines.tsx'
import { linePicture } from '../cart/cart-lines.ts'
import { giftMessageOf, takesGiftMessage } from '../cart/gift-message.ts'
import { LineName } from '../cart/line-name.tsx'
import { LineOptions } from '../cart/line-options.tsx'
import { lineProblem } from '../cart/line-problem.ts'
import { linePath, productPath } from '../cart/product-path.ts'
import { useLine } from '../cart/use-line.ts'
import { useProblemText } from '../cart/use-problem-text.ts'
import { CartLineFoot } from './cart-line-foot.tsx'
import { GiftMessage } from './gift-message.tsx'
import { SaveForLater } from './save-for-later.tsx'

interface CartLineProps {
  readonly line: CartLineFragment
  /** Whether tax is added to the shop's prices. */
  readonly isNet: boolean
  /** Its picture is loaded without delay. */
  readonly isFirst: boolean
  /** Whether the shop takes gift messages for lines. */
  readonly takesGift: boolean
  readonly onRemoved: OnRemoved
}

export function CartLine({ line, isNet, isFirst, takesGift, onRemoved }: CartLineProps) {
  const t = useTranslations('cart.line')
  const locale = useLocale()
  const problemText = useProblemText()
  const id = `line-${line.uid}`
  const state = useLine(line, id)
  const { problem } = state
  const fix = lineProblem(line)?.fix
  const isGone = fix === 0
  const name = line.product.name ?? ''
  const href = productPath(line, locale)
  const editHref = linePath(line, locale)
  const remove = () => void state.remove().then((removed) => removed && onRemoved(removed))

  return (
    <li
      id={id}
      tabIndex={-1}
      className="relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line py-6 last:border-b md:grid-cols-[128px_minmax(0,1fr)] md:gap-x-6"
      aria-busy={state.isBusy}
    >
      <LinePicture line={line} href={href} isFirst={isFirst} isGone={isGone} />
      <div className="pr-11">
        <LineName name={name} href={href} />
        <LineOptions line={line} className="text-sm text-mute" />
        {problem && <FieldError className="mt-2">{problemText(problem)}</FieldError>}
        <div className="flex flex-wrap gap-x-6">
          {!isGone && editHref && (
            <Link className="button button-text justify-start!" href={editHref} aria-label={t('editProduct', { name })}>
              {t('edit')}
            </Link>
          )}
          <SaveForLater line={line} state={state} onRemoved={onRemoved} />
        </div>
      </div>
      <CartLineFoot line={line} isNet={isNet} state={state} fix={fix} onRemove={remove} />
      {!isGone && takesGift && takesGiftMessage(line) && (
        <GiftMessage className="col-span-2 md:col-span-1 md:col-start-2" about={line.uid} message={giftMessageOf(line)} line={{ uid: line.uid, quantity: state.quantity, name }} />
      )}
      {!isGone && (
        <IconButton className="absolute top-4 -right-2.5" label={t('remove', { name })} icon={<TrashIcon />} onClick={remove} />
      )}
    </li>
  )
}

interface LinePictureProps {
  readonly line: CartLineFragment
  readonly href: string | undefined
  readonly isFirst: boolean
  readonly isGone: boolean
}

function LinePicture({ line, href, isFirst, isGone }: LinePictureProps) {
  const picture = linePicture(line)
  const image = picture && <Picture src={picture} alt="" widths="thumb" sizes="128px" first={isFirst} />
  const style = `row-span-2 aspect-product bg-tile ${isGone ? '[&>img]:opacity-45' : ''}`
  if (!href) return <div className={style}>{image}</div>
  return (
    <Link className={style} href={href} tabIndex={-1} aria-hidden>
      {image}
    </Link>
  )
}
