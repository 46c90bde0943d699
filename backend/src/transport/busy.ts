import { GraphQLError } from 'graphql'

const RETRY_AFTER_SECONDS = 2

/** Nothing is wrong with the request, and the same may be answered soon: to a gateway an outage, not a refusal. */
export const busy = (message = 'The server is busy. Please try again later.'): GraphQLError =>
  new GraphQLError(message, { extensions: { http: { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } } } })
