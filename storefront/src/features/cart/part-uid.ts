interface PartUid {
  /** Whether it is a bundle's part at all. */
  readonly isPart: boolean
  /** The same however many of it are in a bundle. */
  readonly part: string
  /** How many that usually are. */
  readonly quantity: number
}

/** What Magento writes into the uid of a bundle's part: `bundle/{option}/{selection}/{number}`. */
export function readPartUid(uid: string): PartUid {
  const [kind, option, selection, number] = atob(uid).split('/')
  return { isPart: kind === 'bundle', part: `${option}/${selection}`, quantity: Number(number) }
}
