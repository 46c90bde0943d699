import type { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ListingQuery } from '../listing-query.ts'

export interface FacetOption {
  readonly value: string
  readonly label?: string | null
  readonly count?: number | null
}

/** An attribute that a listing can be filtered by, with all values that its products have before any filter. */
export interface Facet {
  readonly code: string
  readonly options: readonly FacetOption[]
  /** Swatches by value. */
  readonly colours?: ReadonlyMap<string, string> | undefined
}

export interface FilteredFacet extends Facet {
  /** The values that products have under the current filters. */
  readonly remaining: readonly FacetOption[]
  readonly chosen: readonly string[]
}

export interface Chip {
  /** The value in the address. */
  readonly value: string
  readonly label: string
  readonly colour?: string
  /** The label answers the attribute's name with yes or no. */
  readonly isYesNo?: true
}

export type Translate = Awaited<ReturnType<typeof getTranslations<never>>>

export interface ChipContext {
  readonly locale: string
  /** ISO 4217; null for an empty listing. */
  readonly currency: string | null
  readonly t: Translate
}

/** A control has no hooks, because its file also runs on the server: its state is in `input`, its messages come with `t`. */
export interface ControlProps<Data> {
  readonly code: string
  /** The attribute's name. */
  readonly label: string
  readonly data: Data
  readonly query: ListingQuery
  readonly path: string
  /** Whether the counts are those of the query. */
  readonly isCounted: boolean
  /** The text in the control's fields; at first the value of the query. */
  readonly input: string
  /** @param value for the address, undefined to remove the filter */
  readonly onInput: (input: string, value: string | undefined) => void
  readonly t: Translate
}

/**
 * A kind of filter. The server reads facets by it and the browser draws its control, so its file has no 'use client', and `Data`, which
 * goes from one to the other, is serializable.
 */
export interface FilterKind<Name extends string = string, Data = never> {
  readonly name: Name
  readonly fits: (facet: Facet) => boolean
  /** @returns undefined if there is nothing to choose */
  readonly read: (facet: FilteredFacet, t: Translate) => Data | undefined
  /** Magento's input for values of the address; undefined for none that can be read. */
  readonly condition: (values: readonly [string, ...string[]]) => FilterCondition | undefined
  /** The values of an address that products of the listing can have. */
  readonly offered: (values: readonly string[], options: readonly FacetOption[]) => readonly string[]
  readonly chips: (data: Data, context: ChipContext) => readonly Chip[]
  /** Whether the control is a single line that names its attribute, and so needs neither heading nor folding. */
  readonly isLine?: boolean
  /** Whether a value can match no product at all, because visitors enter it. */
  readonly isEntered: boolean
  readonly Control: (props: ControlProps<Data>) => ReactNode
}

type FilterCondition = { readonly eq: string } | { readonly in: readonly string[] } | { readonly from?: string; readonly to?: string }
