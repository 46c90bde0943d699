interface Placed {
  readonly position?: number | null
  readonly sort_order?: number | null
}

/** The items in the merchant's order, without nulls. */
export function inOrder<Item extends Placed>(items: ReadonlyArray<Item | null> | null | undefined): Item[] {
  const place = ({ position, sort_order }: Placed) => position ?? sort_order ?? 0
  return (items ?? []).filter((item) => item !== null).toSorted((a, b) => place(a) - place(b))
}
