import { type DocumentNode, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { repeatedFields } from './cost/repeated-fields.ts'
import type { Limits } from './limits.ts'
import { hasLongText, TEXT_TOO_LONG } from './text-length.ts'
import { querySizes, writtenFields } from './query-size.ts'
import { requestError } from './request-error.ts'

/** Three times the longest document of a known storefront. */
const MAX_TOKENS = 10_000

/** Comparing these takes a tenth of a second; a known storefront's largest document has a hundredth of them. */
const MAX_PAIRS = 100_000

/** A form sends one; some storefronts register and log in with one request. */
const MAX_PASSWORDS = 3
const MAX_CARTS = 3

/**
 * Refuses documents that would take long to execute or to validate: validation compares fields with each other, so the document is
 * measured first. Several operations in one body are refused.
 */
export function limitQueries(limits: Limits): Plugin {
  const errorsOf = new WeakMap<DocumentNode, GraphQLError[]>()
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin)
    },
    onValidate({ params: { documentAST }, setResult }) {
      const errors = errorsOf.get(documentAST) ?? limitErrors(documentAST, limits)
      errorsOf.set(documentAST, errors)
      if (errors.length > 0) setResult(errors)
    },
  }
}

function parseWithin(source: Parameters<typeof parse>[0]): DocumentNode {
  try {
    return parse(source, { maxTokens: MAX_TOKENS })
  } catch (error) {
    // The parser is recursive.
    throw error instanceof RangeError ? new GraphQLError('Syntax Error: The document is nested too deep.') : error
  }
}

/**
 * With Magento's messages and in its order: first the fields as written in the whole document, with each fragment counted once; then those that
 * each operation selects.
 */
function limitErrors(document: DocumentNode, limits: Limits): GraphQLError[] {
  const fieldCount = writtenFields(document)
  if (limits.complexity > 0 && fieldCount > limits.complexity) return [requestError(limitMessage('complexity', limits, fieldCount))]
  const repeated = repetitions(document, limits)
  if (repeated !== undefined) return [requestError(repeated)]
  return querySizes(document).flatMap((size) =>
    (['depth', 'complexity'] as const)
      .filter((kind) => limits[kind] > 0 && size[kind] > limits[kind])
      .map((kind) => new GraphQLError(limitMessage(kind, limits, size[kind]))),
  )
}

function repetitions(document: DocumentNode, limits: Limits): string | undefined {
  const { aliases, passwords, carts, pairs } = repeatedFields(document)
  if (passwords > MAX_PASSWORDS) return tooManyAliases(MAX_PASSWORDS, passwords)
  if (carts > MAX_CARTS) return tooManyAliases(MAX_CARTS, carts)
  if (limits.aliases > 0 && aliases > limits.aliases) return tooManyAliases(limits.aliases, aliases)
  if (hasLongText(document)) return TEXT_TOO_LONG
  return pairs > MAX_PAIRS ? `Max query complexity should be ${MAX_PAIRS} but got ${pairs}.` : undefined
}

const tooManyAliases = (max: number, found: number): string => `Max Aliases in query should be ${max} but got ${found}.`

const limitMessage = (kind: 'depth' | 'complexity', limits: Limits, size: number): string =>
  `Max query ${kind} should be ${limits[kind]} but got ${size}.`
