import type { Context, Store } from '../../graphql/context.ts'
import { type PathOf, setting } from './settings.ts'

/** Resolvers of fields that return one setting of a store view, by the field's GraphQL type. */

export const flag = (path: PathOf<boolean>) => (store: Store, _: unknown, { database }: Context): boolean =>
  setting(database, path, store.id)

export const amount = (path: PathOf<number>) => (store: Store, _: unknown, { database }: Context): number =>
  setting(database, path, store.id)

/** For numbers of which 0 means unset. */
export const amountOrNull = (path: PathOf<number>) => (store: Store, _: unknown, { database }: Context): number | null =>
  setting(database, path, store.id) || null

/** Magento declares many flags and numbers as String: `"1"`, `"0"`, `"8"`. */
export const asText = (path: PathOf<boolean> | PathOf<number>) => (store: Store, _: unknown, { database }: Context): string =>
  String(Number(setting(database, path, store.id)))

export const text = (path: PathOf<string>) => (store: Store, _: unknown, { database }: Context): string =>
  setting(database, path, store.id)

/** For texts that are null until they are set. */
export const textOrNull = (path: PathOf<string>) => (store: Store, _: unknown, { database }: Context): string | null =>
  setting(database, path, store.id) || null
