import { SETTINGS as BACKEND_SETTINGS } from '../backend/src/settings/settings.ts'
import { settingGroups } from '../storefront/src/env.ts'

interface DocumentedSetting {
  readonly fallback?: string
  readonly about: string
  readonly more?: string
  readonly shownDefault?: string
  readonly example?: string
}

interface DocumentedGroup {
  readonly title: string
  readonly settings: Readonly<Record<string, DocumentedSetting>>
}

const GROUPS: readonly DocumentedGroup[] = [
  ...settingGroups().map(({ title, settings }) => ({ title: `Storefront: ${title}`, settings })),
  { title: 'Embedded backend (docs/backend.md)', settings: BACKEND_SETTINGS },
]

/** The text of docs/settings.md. */
export const settingsPage = (): string => `${[PAGE_HEAD, ...GROUPS.map(section), PAGE_END].join('\n\n')}\n`

/** The text of .env.example. */
export const envExample = (): string => `${[EXAMPLE_HEAD, ...GROUPS.map(exampleLines)].join('\n\n')}\n`

const PAGE_HEAD = `# Settings

Environment variables, each with a default: the sample shop needs none of them. \`.env.example\` lists all with their defaults. Those of the
storefront may also stand in \`storefront/.env.local\`. A wrong or missing one stops the start with a line that names it.

This page and \`.env.example\` are made from the schemas in \`storefront/src/settings\` and \`backend/src/settings\` by \`npm run codegen\`.`

const PAGE_END = '`CHROMIUM_PATH` names the browser for `npm test` and `npm run bench`, if it is not to be the one they find.'

const EXAMPLE_HEAD = `# Every setting, with its default. Those of the storefront go to storefront/.env.local or into the environment, those of the embedded
# backend into the environment. None has to be set for the sample shop; docs/settings.md says more about each.
# Made by \`npm run codegen\`.`

function section({ title, settings }: DocumentedGroup): string {
  const rows = Object.entries(settings).map(([name, setting]) => `| \`${name}\` | ${pageDefault(setting)} | ${[setting.about.replaceAll('<', String.raw`\<`), setting.more].filter(Boolean).join(' ')} |`)
  return [`## ${linked(title)}`, '', '| variable | default | |', '|---|---|---|', ...rows].join('\n')
}

const linked = (title: string): string => title.replace(/docs\/([\w-]+\.md)/, '[$1]($1)')

const pageDefault = ({ fallback, shownDefault, example }: DocumentedSetting): string => {
  const value = example ?? fallback
  return shownDefault ?? (value ? `\`${value}\`` : '')
}

function exampleLines({ title, settings }: DocumentedGroup): string {
  const lines = Object.entries(settings).map(([name, setting]) => `# ${setting.about}\n${name}=${exampleValue(setting)}`)
  return [`## ${title}`, '', ...lines].join('\n')
}

const exampleValue = ({ fallback = '', shownDefault, example = shownDefault === undefined ? fallback : '' }: DocumentedSetting): string => example
