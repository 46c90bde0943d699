import { type DocumentNode, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Limits } from './limits.ts'
import { querySizes } from './query-size.ts'

/** The longest document of a known storefront has a third of it. */
const MOST_TOKENS = 10_000

/**
 * Refuses what would take long to answer, or to refuse: validation compares fields with each other, so a document is
 * measured before it. Answers to several operations in one body are not given at all.
 */
export function limitQueries(limits: Limits): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin)
    },
    onValidate({ params: { documentAST }, setResult }) {
      const errors = excesses(documentAST, limits)
      if (errors.length > 0) setResult(errors)
    },
  }
}

function parseWithin(source: Parameters<typeof parse>[0]): DocumentNode {
  try {
    return parse(source, { maxTokens: MOST_TOKENS })
  } catch (error) {
    // The parser calls itself for each level.
    throw error instanceof RangeError ? new GraphQLError('Syntax Error: The document is nested too deep.') : error
  }
}

/** In Magento's words. */
function excesses(document: DocumentNode, limits: Limits): GraphQLError[] {
  return querySizes(document).flatMap((size) =>
    (['depth', 'complexity'] as const)
      .filter((kind) => limits[kind] > 0 && size[kind] > limits[kind])
      .map((kind) => new GraphQLError(`Max query ${kind} should be ${limits[kind]} but got ${size[kind]}.`)),
  )
}
