import { refused } from '../../refusals/refusal.ts'
import { fromUid } from '../../graphql/uid.ts'
import type { ConfigurableOption, ConfigurableValue, Variant } from './configurable.repository.ts'

/** The state of a configurable product with some options selected. */
export interface ConfigurableSelection {
  /** The saleable variants with all selected values. */
  readonly variants: readonly Variant[]
  readonly options: readonly ConfigurableOption[]
  /** Attributes without a selected value. */
  readonly remaining: readonly RemainingOption[]
}

export interface RemainingOption {
  readonly option: ConfigurableOption
  readonly values: readonly RemainingValue[]
}

export interface RemainingValue {
  readonly value: ConfigurableValue
  readonly isAvailable: boolean
}

/** @throws graphql-input for a value that no saleable variant has */
export function select(options: readonly ConfigurableOption[], saleable: readonly Variant[], uids: readonly string[]): ConfigurableSelection {
  const chosen = uids.map(chosenValue)
  if (chosen.some((choice) => !saleable.some((variant) => has(variant, choice)))) throw incorrect()

  const variants = saleable.filter((variant) => chosen.every((choice) => has(variant, choice)))
  const remaining = options
    .filter(({ attributeId }) => !chosen.some((choice) => choice.attributeId === attributeId))
    .map((option) => ({
      option,
      values: option.values.map((value) => ({ value, isAvailable: variants.some((variant) => has(variant, value)) })),
    }))
  return { variants, options, remaining }
}

/** The values of each attribute that the remaining variants have. */
export function availableValues({ options, variants }: ConfigurableSelection) {
  return options
    .map(({ code, values }) => ({ code, values: values.filter((value) => variants.some((variant) => has(variant, value))) }))
    .filter(({ values }) => values.length > 0)
}

type Choice = Pick<ConfigurableValue, 'attributeId' | 'optionId'>

const has = ({ attributes }: Variant, { attributeId, optionId }: Choice): boolean =>
  attributes.some((attribute) => attribute.attributeId === attributeId && attribute.optionId === optionId)

function chosenValue(uid: string): Choice {
  const match = /^configurable\/(\d+)\/(\d+)$/.exec(fromUid(uid))
  if (!match) throw incorrect()
  return { attributeId: Number(match[1]), optionId: Number(match[2]) }
}

const incorrect = () => refused('catalog.optionValuesIncorrect')
