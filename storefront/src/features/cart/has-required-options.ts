interface Product {
  readonly __typename: string
  readonly options?: ReadonlyArray<{ readonly required: boolean | null } | null> | null
}

/** Whether the shopper has to write or tick something first: that is asked for on the product's own page. */
export const hasRequiredOptions = ({ options }: Product): boolean => (options ?? []).some((option) => option?.required)
