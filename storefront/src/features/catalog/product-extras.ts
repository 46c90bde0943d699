import { type BundleOption, type Cost, partsChoice, partsCost, type Quantities, suggestedParts } from './bundle-options.ts'
import type { Customized } from '../cart/customized-choice.ts'
import { type Answers, customCharge, customChoice, type CustomOption, isAnswered } from './custom-options.ts'

export interface DownloadLink {
  readonly uid: string
  readonly label: string
  readonly amount: number
  readonly sample?: string
}

export interface Downloads {
  readonly label: string
  /** Whether each link is bought by itself; else all come with the product. */
  readonly isSeparate: boolean
  readonly links: readonly DownloadLink[]
  readonly samples: ReadonlyArray<{ readonly label: string; readonly url: string }>
}

/** What is to be chosen or entered of a product beside its variant. */
export interface ProductExtras {
  readonly currency: string
  /** Of the product without any of it. */
  readonly cost: Cost
  readonly bundle: readonly BundleOption[]
  readonly downloads?: Downloads
  readonly options: readonly CustomOption[]
  /** Of a product with options of its own: how it is added depends on it. */
  readonly kind?: Customized['kind']
}

export interface ExtrasChoice {
  /** Of one piece with all that is chosen. */
  readonly cost: Cost
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: ReadonlyArray<{ readonly uid: string; readonly value: string }>
  /** The uid of the first thing that still has to be said. */
  readonly lacking: string | undefined
}

/** The name under which the links of a download are answered: they are no option of Magento's. */
export const LINKS = 'links'

export function suggestedAnswers({ bundle, downloads }: ProductExtras): Answers {
  const links = downloads?.links ?? []
  return { ...suggestedParts(bundle), [LINKS]: links.length === 1 ? links.map(({ uid }) => uid) : [] }
}

/** @param cost of the product alone, or of its chosen variant */
export function extrasChoice(extras: ProductExtras, answers: Answers, quantities: Quantities, cost: Cost): ExtrasChoice {
  const { bundle, options, downloads } = extras
  const parts = partsCost(bundle, answers, quantities)
  const chosenParts = partsChoice(bundle, answers, quantities)
  const chosenOptions = customChoice(options, answers)
  const links = downloads?.isSeparate ? downloads.links.filter(({ uid }) => answers[LINKS]?.includes(uid)) : []
  const forLinks = links.reduce((sum, { amount }) => sum + amount, 0)
  const total = (price: number, forParts: number) => round(price + forParts + forLinks + customCharge(options, answers, price))

  return {
    cost: { now: total(cost.now, parts.now), regular: total(cost.regular, parts.regular) },
    selectedOptions: [...chosenParts.selectedOptions, ...links.map(({ uid }) => uid), ...chosenOptions.selectedOptions],
    enteredOptions: [...chosenParts.enteredOptions, ...chosenOptions.enteredOptions],
    lacking: lacking(extras, answers),
  }
}

function lacking({ bundle, downloads, options }: ProductExtras, answers: Answers): string | undefined {
  const needsLink = downloads?.isSeparate && downloads.links.length > 0
  const needed = [...bundle.filter(({ isRequired }) => isRequired), ...(needsLink ? [{ uid: LINKS }] : []),
    ...options.filter(({ isRequired }) => isRequired)]
  return needed.find((option) => !isAnswered(option, answers))?.uid
}

const round = (amount: number): number => Math.round(amount * 100) / 100
