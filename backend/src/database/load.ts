import DataLoader from 'dataloader'
import type { DatabaseSync } from 'node:sqlite'

/** The part of a request's context that its reads depend on. */
export interface ReadScope {
  readonly database: DatabaseSync
  readonly store: { readonly id: number; readonly locale: string }
  /** Undefined for a guest. */
  readonly customer: { readonly groupId: number } | undefined
}

/** Reads any number of keys with a fixed number of statements; missing keys are omitted. */
export type ReadByKey<Key, Value> = (scope: ReadScope, keys: readonly Key[]) => ReadonlyMap<Key, Value>

/** Reads one key, together with the other keys that the request asks for at the same time. */
export type Load = <Key, Value>(read: ReadByKey<Key, Value>, key: Key) => Promise<Value | undefined>

/**
 * The loader of one request. GraphQL resolves the items of a list one by one; without it, a page of products would cost a
 * statement per product and field.
 */
export function createLoad(scope: ReadScope): Load {
  const loaders = new Map<unknown, unknown>()
  return (read, key) => {
    const loader = (loaders.get(read) ?? createLoader(scope, read)) as ReturnType<typeof createLoader<typeof key, never>>
    loaders.set(read, loader)
    return loader.load(key)
  }
}

function createLoader<Key, Value>(scope: ReadScope, read: ReadByKey<Key, Value>): DataLoader<Key, Value | undefined> {
  return new DataLoader(async (keys) => {
    const found = read(scope, keys)
    return keys.map((key) => found.get(key))
  })
}

/** In the order of the keys, without missing ones. */
export async function loadAll<Key, Value>(load: Load, read: ReadByKey<Key, Value>, keys: readonly Key[]): Promise<Value[]> {
  const values = await Promise.all(keys.map((key) => load(read, key)))
  return values.filter((value) => value !== undefined)
}
