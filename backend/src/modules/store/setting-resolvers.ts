import type { Context, Store } from '../../graphql/context.ts'
import { type PathOf, setting } from './settings.ts'

/** Resolvers of the fields that tell one setting of a store view, by the GraphQL type that the field has. */

export const flag = (path: PathOf<boolean>) => (store: Store, _: unknown, { database }: Context): boolean =>
  setting(database, path, store.id)

export const amount = (path: PathOf<number>) => (store: Store, _: unknown, { database }: Context): number =>
  setting(database, path, store.id)

/** Of a measure for which 0 means that it was never set. */
export const amountOrNull = (path: PathOf<number>) => (store: Store, _: unknown, { database }: Context): number | null =>
  setting(database, path, store.id) || null

/** Magento declares many a flag and number as String: `"1"`, `"0"`, `"8"`. */
export const asText = (path: PathOf<boolean> | PathOf<number>) => (store: Store, _: unknown, { database }: Context): string =>
  String(Number(setting(database, path, store.id)))

export const text = (path: PathOf<string>) => (store: Store, _: unknown, { database }: Context): string =>
  setting(database, path, store.id)

/** Of a text that Magento leaves null until somebody writes it. */
export const textOrNull = (path: PathOf<string>) => (store: Store, _: unknown, { database }: Context): string | null =>
  setting(database, path, store.id) || null
