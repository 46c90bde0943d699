/** The id in the uid of a custom option, `custom-option/{option}`, or of one of its values, `custom-option/{option}/{value}`. */
export const customOptionId = (uid: string): string | undefined => /^custom-option\/(\d+)/.exec(atob(uid))?.[1]

/** The numbers in the uids of one kind: 7 and 2 in `custom-option/7/2`. */
export function optionNumbers(kind: 'custom-option' | 'downloadable', uids: readonly string[]): number[][] {
  return uids.flatMap((uid) => {
    const [name, ...numbers] = atob(uid).split('/')
    return name === kind ? [numbers.map(Number)] : []
  })
}

interface PartUid {
  /** Whether it is the uid of a bundle's part. */
  readonly isPart: boolean
  /** The same for every quantity in a bundle. */
  readonly part: string
  /** The default quantity. */
  readonly quantity: number
}

/** Decodes the uid of a bundle's part: `bundle/{option}/{selection}/{quantity}`. */
export function readPartUid(uid: string): PartUid {
  const [kind, option, selection, number] = atob(uid).split('/')
  return { isPart: kind === 'bundle', part: `${option}/${selection}`, quantity: Number(number) }
}
