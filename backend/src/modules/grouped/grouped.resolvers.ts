import type { Resolvers } from '../../generated/resolvers.ts'

export const groupedResolvers: Resolvers = {}
