// Parts of TanStack Query that the shop does not use: it reads with the library and sends changes itself.

export class MutationCache {
  readonly findAll = (): readonly never[] => []
  readonly resumePausedMutations = (): Promise<void> => Promise.resolve()
  readonly clear = (): void => {}
}

export function infiniteQueryBehavior(): never {
  throw new Error('The shop has no infinite queries')
}
