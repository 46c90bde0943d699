export interface Tree {
  readonly [key: string]: unknown
}

/** `own` merged into `base`. A message is text, or a list once the build has compiled it. */
export function mergeMessages<Base extends object>(base: Base, own: object = {}): Base {
  return merge(base as Tree, own as Tree) as Base
}

function merge(base: Tree, own: Tree): Tree {
  const changed = Object.entries(own).map(([key, value]) => [key, isTree(value) && isTree(base[key]) ? merge(base[key], value) : value])
  return { ...base, ...Object.fromEntries(changed) }
}

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
