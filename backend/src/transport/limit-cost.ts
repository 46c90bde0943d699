import { type ExecutionResult, getOperationAST, GraphQLError, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../graphql/context.ts'
import { setting } from '../modules/store/settings.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import type { Variables } from './cost/argument-sizes.ts'
import { operationCost } from './cost/operation-cost.ts'
import type { Paced } from './cost/pace.ts'
import type { Limits } from './limits.ts'
import { hasLongTextIn, TEXT_TOO_LONG } from './text-length.ts'
import { busy } from './request-error.ts'

/** Operations above a quarter of the limit are queued; those of shoppers are below. */
const HEAVY_SHARE = 1 / 4
const HEAVY_OPERATIONS = { running: 2, waiting: 16 }

/**
 * Refuses operations above the cost limit before anything is read, and runs only a few expensive ones at a time. A query that
 * still takes too long is aborted; a mutation never is, because its response reports the changes.
 */
export function limitCost(limits: Limits): Plugin<Context & Paced> {
  const heavy = createBoundedQueue(HEAVY_OPERATIONS)
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const { schema, document, variableValues, operationName } = args
      const context = args.contextValue as Context & Paced & { readonly request: Request }
      const operation = getOperationAST(document, operationName)
      if (!operation) return
      const variables = (variableValues ?? {}) as Variables
      const { cost, pageSize } = operationCost(schema, document, operation, variables)
      const refusal = hasLongTextIn(variables) ? inputError(TEXT_TOO_LONG) : limitError(cost, pageSize, limits, context)
      if (refusal) {
        setResultAndStopExecution({ errors: [refusal] })
        return
      }
      const execute = (): Execution => withinTime(limits, operation, context, () => executeFn(args) as Execution)
      const isHeavy = limits.cost > 0 && cost > limits.cost * HEAVY_SHARE
      setExecuteFn(isHeavy ? () => heavy.run(execute, { signal: context.request.signal }).catch(asResult) : execute)
    },
  }
}

function limitError(cost: number, pageSize: number, limits: Limits, { database }: Context): GraphQLError | undefined {
  const maxPageSize = pageSize > 0 ? setting(database, 'graphql/validation/maximum_page_size') : 0
  if (maxPageSize > 0 && pageSize > maxPageSize) return inputError(`Maximum pageSize is ${maxPageSize}`)
  return limits.cost > 0 && cost > limits.cost ? inputError(`Max query complexity should be ${limits.cost} but got ${cost}.`) : undefined
}

const inputError = (message: string): GraphQLError => new GraphQLError(message, { extensions: { category: 'graphql-input' } })

type Execution = Promise<ExecutionResult> | ExecutionResult

function withinTime(limits: Limits, operation: OperationDefinitionNode, { pace }: Paced, execute: () => Execution): Execution {
  const result = execute()
  if (!('then' in result) || limits.timeMs === 0 || operation.operation !== 'query') return result
  const timeout = new Promise<ExecutionResult>((resolve) => {
    pace.limit(limits.timeMs, () => resolve({ errors: [busy(`The query took longer than ${limits.timeMs / 1000} seconds.`)] }))
  })
  return Promise.race([result, timeout])
}

/** Recognised by name, because the package graphql may be loaded twice. */
function asResult(error: Error): ExecutionResult {
  if (error.name === 'GraphQLError') return { errors: [error as GraphQLError] }
  throw error
}
