import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInSettings } from '../src/env.ts'

/**
 * The page server would map addresses for one set of languages, and the pages would be of another.
 * @param folder Next's build folder
 * @throws Error that names each setting whose value is not that of the build
 */
export function checkBuild(folder: string, current: Readonly<Record<string, string>> = builtInSettings()): void {
  const { config } = readBuild(folder)
  const different = Object.keys(current).filter((name) => current[name] !== config.env[name])
  if (different.length === 0) return
  const values = different.map((name) => `${name} is '${current[name]}' and was '${config.env[name]}'`)
  throw new Error(`The shop was built with other settings: ${values.join('; ')}. Build it again`)
}

interface Build {
  readonly config: { readonly env: Readonly<Record<string, string>> }
}

function readBuild(folder: string): Build {
  try {
    return JSON.parse(readFileSync(join(folder, 'required-server-files.json'), 'utf8')) as Build
  } catch (error) {
    throw new Error(`There is no build in ${folder}: npm run build --workspace storefront`, { cause: error })
  }
}
