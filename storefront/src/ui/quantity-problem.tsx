import { useTranslations } from 'next-intl'
import { withMessages } from '../messages/with-messages.tsx'
import { FieldError } from './field-error.tsx'

interface QuantityProblemProps {
  readonly id: string
  /** As it was entered. */
  readonly text: string
  /** Whether only whole pieces are sold. */
  readonly isWhole: boolean
}

export const QuantityProblem = withMessages(['toast-messages'], () => Promise.resolve(Message))

/** In a row of its own, below the quantity and its button. */
function Message({ id, text, isWhole }: QuantityProblemProps) {
  const t = useTranslations('toast-messages.cart.problem')
  return (
    <FieldError id={id} className="order-last col-span-full w-full">
      {isWhole ? t('whole') : t('digits', { text })}
    </FieldError>
  )
}
