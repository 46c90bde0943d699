import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { GraphiQLOptions } from 'graphql-yoga'

let page: Uint8Array<ArrayBuffer> | undefined

/**
 * Yoga's own page loads scripts from another host. This one embeds nine megabytes of them and is therefore rendered once for all
 * backends of a process.
 */
export const graphiqlPage = (options: GraphiQLOptions): Uint8Array<ArrayBuffer> => (page ??= new TextEncoder().encode(renderGraphiQL(options)))
