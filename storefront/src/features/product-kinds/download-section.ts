import type { Sample } from './sample.ts'
import type { Answers, SectionKind } from './section-kind.ts'

interface DownloadLink {
  readonly uid: string
  readonly label: string
  readonly amount: number
  readonly sample?: Sample
}

export interface DownloadSection {
  readonly kind: 'downloads'
  readonly label: string
  /** Whether each link is sold separately; otherwise all come with the product. */
  readonly isSeparate: boolean
  readonly links: readonly DownloadLink[]
  readonly samples: ReadonlyArray<Sample & { readonly label: string }>
}

/** The key of the chosen links among the answers: in Magento they are not an option and have no uid. */
export const LINKS = 'links'

const chosenLinks = ({ isSeparate, links }: DownloadSection, answers: Answers): DownloadLink[] =>
  isSeparate ? links.filter(({ uid }) => answers[LINKS]?.includes(uid)) : []

export const downloadSection: SectionKind<DownloadSection> = {
  required: ({ isSeparate, links }) => (isSeparate && links.length > 0 ? [LINKS] : []),
  suggest: ({ links }) => ({ [LINKS]: links.length === 1 ? links.map(({ uid }) => uid) : [] }),
  charge(section, { answers }) {
    const total = chosenLinks(section, answers).reduce((sum, { amount }) => sum + amount, 0)
    return { now: total, regular: total }
  },
  input: (section, { answers }) => ({ selectedOptions: chosenLinks(section, answers).map(({ uid }) => uid), enteredOptions: [] }),
  restore: ({ links }, { selectedOptions }) => ({
    answers: { [LINKS]: links.map(({ uid }) => uid).filter((uid) => selectedOptions.includes(uid)) },
    quantities: {},
  }),
}
