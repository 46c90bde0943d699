import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * The parent type of each GraphQL type's resolvers: a row, not the finished response. Each module lists its own types
 * in `mappers.json`, beside its schema, as `"./file.ts#Type": ["GraphqlType"]`.
 * @returns import paths relative to `generated`, by GraphQL type
 */
export function collectMappers(modules: string, generated: string): Record<string, string> {
  return Object.fromEntries(globSync(`${modules}/*/mappers.json`).sort().flatMap((file) => {
    const mappers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
    return Object.entries(mappers).flatMap(([row, types]) => {
      const path = relative(generated, join(dirname(file), row))
      return types.map((type) => [type, path])
    })
  }))
}
