interface Product {
  readonly __typename: string
  readonly options?: ReadonlyArray<{ readonly required: boolean | null } | null> | null
}

/** Whether the product can only be added from its own page, where its required custom options are entered. */
export const hasRequiredOptions = ({ options }: Product): boolean => (options ?? []).some((option) => option?.required)
