import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { Paced } from './pace.ts'
import { isComposite, isObject, namedType } from './type-kind.ts'

/**
 * Puts the pace of its operation before every field that is looked up or has fields of its own; reading a value of an object that
 * is there takes no time worth a look at the clock.
 */
export function paceFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObject(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field
      if (!resolve && !isComposite(namedType(field.type).named)) continue
      const paced = resolve ?? defaultFieldResolver
      field.resolve = (source: unknown, given: Record<string, unknown>, context: Paced, info) => {
        const turn = context.pace.next()
        return turn ? turn.then(() => paced(source, given, context, info)) : paced(source, given, context, info)
      }
    }
  }
}
