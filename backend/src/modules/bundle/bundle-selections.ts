import { refusal, type Refused } from '../../refusals/refusal.ts'
import { choicesOf, type Choice } from '../purchase/choices.ts'
import type { BundleOption, BundleSelection } from './bundle.repository.ts'

export interface PickedOption {
  readonly option: BundleOption
  readonly selections: readonly PickedSelection[]
}

export interface PickedSelection {
  readonly selection: BundleSelection
  readonly quantity: number
}

/** The chosen selections of a bundle, or the reason why they cannot be bought. */
export function pickSelections(options: readonly BundleOption[], choices: readonly Choice[]): PickedOption[] | Refused {
  const requested = readRequested(choices)
  if (requested.size === 0) return pickOnlySelections(options)
  const picked = options.map((option) => ({ option, selections: option.selections.flatMap((selection) => pick(selection, requested)) }))
  const requestedIds = new Set([...requested.values()].map(({ optionId }) => optionId))
  if (options.some(({ id, isRequired }) => isRequired === 1 && !requestedIds.has(id))) {
    return { refusal: refusal('bundle.requiredNotChosen') }
  }
  if (picked.some(({ option, selections }) => isSingle(option) && selections.length > 1)) {
    return { refusal: refusal('bundle.oneElementOnly') }
  }
  const count = picked.reduce((sum, { selections }) => sum + selections.length, 0)
  if (count !== requested.size) return { refusal: refusal('bundle.unavailable') }
  return picked.filter(({ selections }) => selections.length > 0)
}

interface RequestedSelection {
  readonly optionId: number
  readonly quantity: number
}

/** By selection id; an entered quantity overrides the one in the uid. */
function readRequested(choices: readonly Choice[]): Map<number, RequestedSelection> {
  return new Map(choicesOf('bundle', choices).map(({ numbers: [optionId = 0, selectionId = 0, quantity = 1], value }) =>
    [selectionId, { optionId, quantity: value === null ? quantity : Number(value) }]))
}

function pick(selection: BundleSelection, requested: Map<number, RequestedSelection>): PickedSelection[] {
  const request = requested.get(selection.id)
  if (!request) return []
  const chosen = request.quantity > 0 ? request.quantity : 1
  return [{ selection, quantity: selection.canChangeQuantity ? chosen : selection.quantity }]
}

/** Without a choice, Magento takes the only possible selections: each option is required and has one. */
function pickOnlySelections(options: readonly BundleOption[]): PickedOption[] | Refused {
  if (options.some(({ isRequired, selections }) => !isRequired || selections.length !== 1)) {
    return { refusal: refusal('bundle.notChosen') }
  }
  return options.map((option) => ({
    option, selections: option.selections.map((selection) => ({ selection, quantity: selection.quantity })),
  }))
}

const isSingle = ({ input }: BundleOption) => input === 'select' || input === 'radio'
