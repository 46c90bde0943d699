import nextEnv from '@next/env'
import { join } from 'node:path'

// Imported first: storefront/.env must be loaded before any module reads a setting.
const isDevelopment = process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
const given = Object.keys(process.env)
const { loadedEnvFiles } = nextEnv.loadEnvConfig(join(import.meta.dirname, '..'), isDevelopment)

const namesIn = (isDefaults: boolean): string[] => loadedEnvFiles.filter(({ path }) => (path === '.env') === isDefaults).flatMap(({ env }) => Object.keys(env))

/** The settings whose value is the default of storefront/.env. */
export const DEFAULTED_NAMES: readonly string[] = namesIn(true).filter((name) => !given.includes(name) && !namesIn(false).includes(name))
