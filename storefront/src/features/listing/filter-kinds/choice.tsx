import { Fragment, type ReactNode } from 'react'
import { isChosen, listingHref, toggled } from '../listing-query.ts'
import type { ControlProps, Facet, FacetOption, FilteredFacet, FilterKind, Translate } from './filter-kind.ts'

interface ChoiceOption {
  readonly value: string
  readonly label: string
  /** The number of products with this value; undefined if the backend does not return it. */
  readonly count?: number
  readonly isChosen?: true
  /** No product has it under the other filters. */
  readonly isOff?: true
  /** The heading of its run. */
  readonly run?: string
  readonly colour?: string
}

export interface ChoiceData {
  readonly options: readonly ChoiceOption[]
  /** Each option answers the attribute's name with yes or no. */
  readonly isYesNo?: true
}

interface Choice<Name extends string> {
  readonly name: Name
  readonly fits: (facet: Facet) => boolean
  /** CSS class of an option. */
  readonly look: string
  readonly Face: (props: FaceProps) => ReactNode
  /** Whether the one option has the name of its attribute. */
  readonly isFlag?: true
  /** The options in runs, each under its heading; without it they are one run in the backend's order. */
  readonly runs?: (options: readonly FacetOption[], t: Translate) => readonly Run[]
}

export interface Run {
  readonly heading?: string
  readonly options: readonly FacetOption[]
}

export interface FaceProps {
  readonly option: ChoiceOption
  readonly isCounted: boolean
  readonly t: Translate
}

/** A kind of filter that offers values, of which any number can be chosen. */
export const choiceKind = <Name extends string>(choice: Choice<Name>): FilterKind<Name, ChoiceData> => ({
  name: choice.name,
  fits: choice.fits,
  isEntered: false,
  ...(choice.isFlag && { isLine: true }),
  read: (facet, t) => readChoice(facet, t, choice.runs?.(facet.options, t) ?? [{ options: facet.options }]),
  condition: (values) => (values.length > 1 ? { in: values } : { eq: values[0] }),
  offered: (values, options) => values.filter((value) => options.some((option) => option.value === value)),
  chips: ({ options, isYesNo }) =>
    options
      .filter((option) => option.isChosen)
      .map(({ value, label, colour }) => ({ value, label, ...(colour && { colour }), ...(isYesNo && { isYesNo }) })),
  Control: (props) => <ChoiceControl {...props} choice={choice} />,
})

function readChoice({ options, colours, remaining, chosen }: FilteredFacet, t: Translate, runs: readonly Run[]): ChoiceData {
  const counts = new Map(remaining.map(({ value, count }) => [value, count ?? undefined]))
  const isYesNo = options.every(isYesOrNo)
  return {
    options: runs.flatMap(({ heading, options: own }) => own.map(({ value, label }): ChoiceOption => {
      const count = counts.get(value)
      const colour = colours?.get(value)
      return {
        value,
        label: isYesNo ? t(value === '1' ? 'filters.yes' : 'filters.no') : (label ?? value),
        ...(count !== undefined && { count }),
        ...(chosen.includes(value) && { isChosen: true as const }),
        // Magento does not count the values beside a chosen one of the same attribute, though they can be added.
        ...(chosen.length === 0 && count === undefined && { isOff: true as const }),
        ...(heading && runs.length > 1 && { run: heading }),
        ...(colour && { colour }),
      }
    })),
    ...(isYesNo && { isYesNo: true as const }),
  }
}

/** Magento labels the values of yes/no attributes with themselves, and gives those of a list ids and labels. */
export const isYesOrNo = ({ value, label }: FacetOption): boolean => (value === '0' || value === '1') && (label ?? value) === value

/**
 * Links that look like controls, so that each choice has an address and works without scripts. The listing's frame handles their
 * clicks: dozens of link components would cost more than the rest of the page.
 */
function ChoiceControl({ code, label: group, data: { options }, query, path, isCounted, t, choice }: ControlProps<ChoiceData> & { choice: Choice<string> }) {
  const { name, look, Face, isFlag } = choice
  const item = (option: ChoiceOption) => {
    const { value, isOff } = option
    const face = <Face option={isFlag ? { ...option, label: group } : option} isCounted={isCounted} t={t} />
    const isOn = isChosen(query, code, value)
    return (
      <li key={value}>
        {isOff && isCounted ? (
          <span className={look} aria-disabled>
            {face}
          </span>
        ) : (
          <a className={look} href={listingHref(path, toggled(query, code, value))} rel="nofollow" data-key={`${code}:${value}`} aria-current={isOn || undefined}>
            {face}
            {isOn && <span className="sr-only">, {t('filters.chosen')}</span>}
          </a>
        )}
      </li>
    )
  }
  return [...new Set(options.map(({ run }) => run))].map((run) => (
    <Fragment key={run}>
      {run && <p className="filter-run" aria-hidden>{run}</p>}
      <ul className={`filter-${name}`} aria-label={run}>
        {options.filter((option) => option.run === run).map(item)}
      </ul>
    </Fragment>
  ))
}
