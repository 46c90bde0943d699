import { useTranslations } from 'next-intl'
import { FieldError } from './field-error.tsx'

export interface WrongQuantity {
  /** As it was entered. */
  readonly text: string
  /** Only whole pieces are sold. */
  readonly isWhole?: boolean
  /** Fewer can be chosen. */
  readonly max?: number
}

/** In a row of its own, below the quantity and its button. */
export function QuantityProblem({ id, text, isWhole, max }: WrongQuantity & { readonly id: string }) {
  const t = useTranslations('toast-messages.cart.problem')
  return (
    <FieldError id={id} className="order-last col-span-full w-full">
      {isWhole ? t('whole') : max === undefined ? t('digits', { text }) : t('atMost', { max })}
    </FieldError>
  )
}
