import { createContext, Fragment } from 'react'

// Parts of Next's router for features that the shop does not use, each with the names that the rest of the router imports.

/** Links by `next/link`: the shop's are plain (decision 0022). */
export const setLinkForCurrentNavigation = (): void => {}
export const getLinkForCurrentNavigation = (): null => null
export const pingVisibleLinks = (): void => {}

/** Server actions: browsers call the gateway instead. */
export const unstable_isUnrecognizedActionError = (): boolean => false
export const serverActionReducer = (): never => fail('The shop has no server actions')

/** Routes that are shown in the layout of another page. */
export const INTERCEPTION_ROUTE_MARKERS: readonly string[] = []
export const isInterceptionRouteAppPath = (): boolean => false

/** Prefetching validated during development. */
export const InstantValidationBoundaryContext = createContext(null)
export const RenderValidationBoundaryAtThisLevel = Fragment
export const createLinkPrefetchPartialError = (path: string): Error => new Error(`A part of ${path} cannot be prefetched`)

/** Next's experiments with failed navigations and with pages for refused visitors, which are off. */
export const useNavFailureHandler = (): void => {}
export const handleHardNavError = (): boolean => false
export const forbidden = (): never => fail('The shop has no page for refused visitors')
export const unauthorized = (): never => fail('The shop has no page for guests')

/** Errors while a page is rendered on the server. */
export const handleISRError = (): void => {}

/** The only one in browsers of all constants of Next's build and server. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'

function fail(reason: string): never {
  throw new Error(reason)
}
