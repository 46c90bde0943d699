'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TrashIcon } from '../../ui/icons/trash-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { isOneFile, linePicture } from '../cart/cart-lines.ts'
import { LineOptions } from '../cart/line-options.tsx'
import { LinePrice } from '../cart/line-price.tsx'
import { linePath } from '../cart/product-path.ts'
import { useLine } from '../cart/use-line.ts'
import { useProblemText } from '../cart/use-problem-text.ts'

interface MiniCartLineProps {
  readonly line: CartLineFragment
  /** Whether tax is added to the shop's prices. */
  readonly isNet: boolean
  readonly onLeave: () => void
  readonly onRemoved: (removed: CartLineFragment) => void
}

export function MiniCartLine({ line, isNet, onLeave, onRemoved }: MiniCartLineProps) {
  const t = useTranslations('header.miniCart.drawer')
  const locale = useLocale()
  const problemText = useProblemText()
  const id = useId()
  const { quantity, isBusy, problem, rules, forgetRefusal, change, remove } = useLine(line, id)
  const name = line.product.name ?? ''
  const href = linePath(line, locale)
  const picture = linePicture(line)

  return (
    <li id={id} className="relative grid grid-cols-[80px_minmax(0,1fr)] gap-4 border-b border-line py-5" aria-busy={isBusy}>
      <div className="aspect-product bg-tile">{picture && <Picture src={picture} alt="" widths="thumb" sizes="80px" />}</div>
      <div className="flex flex-col gap-1">
        <p className="pr-9 leading-tight font-semibold">
          {href ? (
            <Link className="hover:underline" href={href} aria-label={t('edit', { name })} onClick={onLeave}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <LineOptions line={line} className="text-xs text-mute" />
        {problem && <FieldError>{problemText(problem)}</FieldError>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          {!isOneFile(line) && <QuantityField
            small
            label={t('quantity', { name })}
            lessLabel={t('less', { name })}
            moreLabel={t('more', { name })}
            value={quantity}
            rules={rules}
            requiredLabel={t('required')}
            busy={isBusy}
            onChange={change}
            onEdit={forgetRefusal}
          />}
          <div className="ml-auto text-right">
            <LinePrice line={line} isNet={isNet} />
          </div>
        </div>
      </div>
      <IconButton
        className="absolute top-2.5 -right-2.5"
        label={t('remove', { name })}
        icon={<TrashIcon />}
        onClick={() => void remove().then((removed) => removed && onRemoved(removed))}
      />
    </li>
  )
}
