/** The last action's result, shown once on the next page; the desk has a single user. */
export interface Notice {
  readonly leave: (text: string) => void
  readonly take: () => string | undefined
}

export function createNotice(): Notice {
  let left: string | undefined
  return {
    leave: (text) => {
      left = text
    },
    take: () => {
      const text = left
      left = undefined
      return text
    },
  }
}
