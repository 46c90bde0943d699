'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { focusWrongQuantity } from '../../ui/focus-wrong-quantity.ts'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { ruleOf, rulesOf } from '../cart/quantity-rules.ts'
import { useProblemText } from '../cart/use-problem-text.ts'
import type { Moves } from './use-moves.ts'
import type { Quantities } from './use-quantities.ts'
import { isSoldOut, needsChoice, type ShownWish, wishName, wishPath } from './wish-card-model.ts'

interface WishFootProps {
  readonly wish: ShownWish
  readonly moves: Moves
  readonly quantities: Quantities
}

/** Quantity and cart button, or a link to the product's page where options have to be chosen first. */
export function WishFoot({ wish, moves, quantities }: WishFootProps) {
  const t = useTranslations('dashboardWishlist')
  const problemText = useProblemText()
  const name = wishName(wish)
  const failed = moves.failure?.ids.includes(wish.id) ? moves.failure.problem : undefined
  const moveProblem = moves.isOfAll ? undefined : (failed ?? moves.unmoved.find(({ id }) => id === wish.id)?.problem)
  const problem = quantities.problems.get(wish.id) ?? moveProblem
  const isChoice = needsChoice(wish) || moveProblem?.reason === 'chooseOptions'

  return (
    <div className="relative z-(--z-card-action) mt-auto grid justify-items-start gap-2 pt-3.5">
      {!isChoice && (
        <QuantityField
          small
          label={t('quantity', { name })}
          lessLabel={t('less', { name })}
          moreLabel={t('more', { name })}
          value={quantities.pending.get(wish.id) ?? wish.quantity}
          rules={{ ...rulesOf(wish.product.sku), ...ruleOf(problem) }}
          busy={quantities.pending.has(wish.id)}
          onChange={(quantity) => quantities.change(wish, quantity)}
          onEdit={() => (quantities.forgetProblem(wish.id), moves.forgetProblem(wish.id))}
        />
      )}
      {problem && <FieldError>{problemText(problem)}</FieldError>}
      <WishAction wish={wish} isChoice={isChoice} moves={moves} isBusy={quantities.pending.has(wish.id)} />
    </div>
  )
}

interface WishActionProps {
  readonly wish: ShownWish
  readonly isChoice: boolean
  readonly moves: Moves
  readonly isBusy: boolean
}

function WishAction({ wish, isChoice, moves, isBusy }: WishActionProps) {
  const t = useTranslations('dashboardWishlist')
  const common = useTranslations('common.buy')
  const locale = useLocale()
  const name = wishName(wish)
  if (isSoldOut(wish)) return <Button variant="secondary" small wide disabled>{t('soldOut')}</Button>
  if (isChoice) {
    return (
      <ButtonLink variant="secondary" small wide href={wishPath(wish, locale)} aria-label={t('chooseNamed', { name })}>
        {t('choose')}
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="secondary"
      small
      wide
      busy={isBusy || moves.moving.includes(wish.id)}
      aria-label={common('addNamed', { name })}
      onClick={(event) => focusWrongQuantity(event.currentTarget.parentElement) || void moves.move([wish.id], name)}
    >
      {t('add')}
    </Button>
  )
}
