import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { GraphiQLOptions } from 'graphql-yoga'

let page: Uint8Array<ArrayBuffer> | undefined

/**
 * Yoga's own page loads its parts from another host; this one has nine megabytes of them inside, and so is written once, for every
 * answer. All backends of a process show the same.
 */
export const graphiqlPage = (options: GraphiQLOptions): Uint8Array<ArrayBuffer> => (page ??= new TextEncoder().encode(renderGraphiQL(options)))
