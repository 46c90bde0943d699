import { bundleSection } from './bundle-options.ts'
import { addCosts, type Cost } from './cost.ts'
import { customOptionsSection } from './custom-options.ts'
import { downloadSection } from './download-section.ts'
import { isAnswered, type SectionKind, type Selection, type SelectionInput } from './section-kind.ts'

const SECTION_KINDS = {
  bundle: bundleSection,
  downloads: downloadSection,
  customOptions: customOptionsSection,
}

export type ChoiceSection = Parameters<(typeof SECTION_KINDS)[keyof typeof SECTION_KINDS]['suggest']>[0]

// TypeScript does not follow that a section is of the type that its kind takes.
const sectionKind = ({ kind }: ChoiceSection) => SECTION_KINDS[kind] as SectionKind<ChoiceSection>

export interface SelectionResult extends SelectionInput {
  /** Of one piece with all that is selected and the cheapest of what its price still needs. */
  readonly cost: Cost
  /** The uids of the required options that have no answer, in the order of the page. */
  readonly missing: readonly string[]
  /** Whether the cost is that of an incomplete product. */
  readonly isPriceOpen: boolean
}

export function suggestedSelection(sections: readonly ChoiceSection[]): Selection {
  return { answers: Object.assign({}, ...sections.map((section) => sectionKind(section).suggest(section))), quantities: {} }
}

export function restoredSelection(sections: readonly ChoiceSection[], input: SelectionInput): Selection {
  const restored = sections.map((section) => sectionKind(section).restore(section, input))
  return {
    answers: Object.assign({}, ...restored.map(({ answers }) => answers)),
    quantities: Object.assign({}, ...restored.map(({ quantities }) => quantities)),
  }
}

/** @param cost of the product alone, or of its chosen variant */
export function resultOf(sections: readonly ChoiceSection[], selection: Selection, cost: Cost): SelectionResult {
  const inputs = sections.map((section) => sectionKind(section).input(section, selection))
  const unanswered = sections.map((section) => ({
    setsPrice: sectionKind(section).leastOfOpen !== undefined,
    missing: sectionKind(section).required(section).filter((uid) => !isAnswered(uid, selection.answers)),
  }))
  return {
    cost: addCosts([cost, ...sections.flatMap((section) => costsOf(section, selection, cost))]),
    selectedOptions: inputs.flatMap(({ selectedOptions }) => selectedOptions),
    enteredOptions: inputs.flatMap(({ enteredOptions }) => enteredOptions),
    missing: unanswered.flatMap(({ missing }) => missing),
    isPriceOpen: unanswered.some(({ setsPrice, missing }) => setsPrice && missing.length > 0),
  }
}

function costsOf(section: ChoiceSection, selection: Selection, cost: Cost): Cost[] {
  const { charge, leastOfOpen } = sectionKind(section)
  return [charge(section, selection, cost), ...(leastOfOpen ? [leastOfOpen(section, selection)] : [])]
}
