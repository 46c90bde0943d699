import type { Resolvers } from '../../generated/resolvers.ts'

export const reviewsResolvers: Resolvers = {}
