import { useTranslations } from 'next-intl'
import { FieldError } from './field-error.tsx'

interface QuantityProblemProps {
  readonly id: string
  /** As it was entered. */
  readonly text: string
  /** Whether only whole pieces are sold. */
  readonly isWhole: boolean
}

/** In a row of its own, below the quantity and its button. */
export function QuantityProblem({ id, text, isWhole }: QuantityProblemProps) {
  const t = useTranslations('toast-messages.cart.problem')
  return (
    <FieldError id={id} className="order-last col-span-full w-full">
      {isWhole ? t('whole') : t('digits', { text })}
    </FieldError>
  )
}
