import { OptionField } from './option-field.tsx'
import type { ProductChoice } from './product-choice.ts'
import { type Choice, chosenLabels, isAvailable } from './variant-choice.ts'

interface OptionFieldsProps {
  readonly product: Pick<ProductChoice, 'options' | 'variants'>
  readonly choice: Choice
  /** The code of the option that is still to be chosen. */
  readonly missing: string | undefined
  readonly onChoose: (code: string, uid: string) => void
  /** Whether to reserve space for messages about unavailable values. */
  readonly keepsRoom?: boolean
}

/** The options of a configurable product; each shows what is unavailable with the choices before it. */
export function OptionFields({ product: { options, variants }, choice, missing, onChoose, keepsRoom = false }: OptionFieldsProps) {
  const labels = chosenLabels(options, choice)
  const hasGaps = keepsRoom && variants.some(({ isInStock }) => !isInStock)
  return options.map((option, index) => (
    <OptionField
      key={option.code}
      option={option}
      chosen={choice[option.code]}
      isAvailable={(uid) => isAvailable(options, variants, choice, option.code, uid)}
      onChoose={(uid) => onChoose(option.code, uid)}
      context={labels.slice(0, index).filter(Boolean).join(', ')}
      isMissing={missing === option.code}
      hasGaps={hasGaps && index > 0}
    />
  ))
}
