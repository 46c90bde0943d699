import { type BackendSettings, readSettings } from '../env.ts'
import { startFailure } from '../start-failure.ts'
import { backup } from './backup.ts'
import { seed } from './seed.ts'
import { USAGE, UsageError } from './usage.ts'

type Command = (args: string[], settings: BackendSettings, report: (line: string) => void) => void | Promise<void>

const COMMANDS: Readonly<Record<string, Command>> = {
  help: (_args, _settings, report) => report(USAGE),
  seed,
  backup,
  // It reads the environment and prints its own messages.
  start: async () => void (await import('../main.ts')),
}

interface Output {
  readonly report: (line: string) => void
  readonly reportError: (line: string) => void
}

/**
 * `npm run backend -- seed --products 200000`
 * @returns the exit status: 0, 1 for a failure, 2 for wrong usage
 */
export async function runCommand(
  [name = 'help', ...args]: readonly string[],
  { report, reportError }: Output,
  environment?: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const command = COMMANDS[name]
    if (!command) throw new UsageError(`There is no command '${name}'.`)
    const settings = readSettings(environment)
    // Inside the promise chain, so that synchronous errors are caught too.
    await Promise.resolve().then(() => command(args, settings, report)).catch((error: unknown) => {
      throw startFailure(error, settings)
    })
    return 0
  } catch (error) {
    const isUsage = error instanceof UsageError
    reportError(isUsage ? `${error.message}\n\n${USAGE}` : (error as Error).message)
    return isUsage ? 2 : 1
  }
}
