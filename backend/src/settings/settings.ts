import type * as v from 'valibot'
import { join } from 'node:path'
import { RELEASES } from '../magento/release.ts'
import { DEFAULT_PASSWORD_COST } from '../modules/customer/password-hash.ts'
import { DEFAULT_LIMITS } from '../transport/limits.ts'
import { address, email, faults, flag, headerSecret, limit, oneOf, ownSecret, passwordCost, port, seconds, smtpServer, text } from './schema.ts'

/** One environment variable. docs/settings.md and .env.example are generated from these (codegen/settings-documents.ts). */
interface Setting {
  readonly schema: v.GenericSchema<string, unknown>
  /** The value of a variable that is missing or empty. */
  readonly fallback?: string
  /** One sentence, for both documents. */
  readonly about: string
  /** Further sentences for docs/settings.md, as Markdown. */
  readonly more?: string
  /** The default shown in docs/settings.md, if it is not the fallback itself. */
  readonly shownDefault?: string
  /** The value in .env.example; the fallback, if that is the shown default, too. */
  readonly example?: string
}

/** Every variable that the backend reads when it starts. */
export const SETTINGS = {
  BACKEND_PORT: { schema: port(), fallback: '4000', about: 'Port of the backend.', more: '`0` takes any free one.' },
  BACKEND_DATA: {
    schema: text(),
    fallback: join(import.meta.dirname, '../../../var/backend'),
    shownDefault: '`var/backend`',
    about: 'Folder of the database and pictures; var/backend by default.',
    more: 'Of one backend: a second one on the same folder does not start.',
  },
  BACKEND_PUBLIC_URL: {
    schema: address(),
    shownDefault: '`http://localhost:<port>`',
    about: 'URL of the backend for browsers; http://localhost:<BACKEND_PORT> by default.',
    more: 'Picture URLs begin with it.',
  },
  BACKEND_SHOP_URL: { schema: address(), fallback: 'http://localhost:3000', about: 'URL of the storefront for browsers; links in mails lead there.' },
  BACKEND_REVALIDATE_SECRET: {
    schema: ownSecret(),
    shownDefault: "the shop's with `npm run shop`",
    about: "The storefront's REVALIDATE_SECRET, to notify it of changed content and of products that are back; without one it shows changes once its pages expire.",
  },
  BACKEND_STOCK_ALERT_SECRET: {
    schema: headerSecret(),
    shownDefault: "the shop's with `npm run shop`",
    about: "The storefront's STOCK_ALERT_SECRET; without one the backend stores no requests for mails about products that are back.",
  },
  BACKEND_SMTP_URL: {
    schema: smtpServer(),
    about: "smtp://user:password@host:587, the SMTP server for the shop's mails; without one they stay in the outbox.",
    more: 'The outbox is the table `mail`.',
  },
  BACKEND_MAIL_FROM: { schema: email(), shownDefault: '`no-reply@<host of the shop>`', about: 'Sender address of mails; no-reply@<host of the shop> by default.' },
  BACKEND_MAIL_PORT: {
    schema: port(),
    fallback: '0',
    shownDefault: '`BACKEND_PORT` + 25 with `npm run shop`, else none',
    example: '0',
    about: 'Loopback port on which the storefront submits mails to the outbox; BACKEND_PORT + 25 with `npm run shop`.',
  },
  BACKEND_MAX_DEPTH: { schema: limit(), fallback: String(DEFAULT_LIMITS.depth), about: 'Maximum depth of a query; 0 for no limit.', more: 'Counted as Magento does.' },
  BACKEND_MAX_COMPLEXITY: {
    schema: limit(),
    fallback: String(DEFAULT_LIMITS.complexity),
    about: 'Maximum number of fields in a query; 0 for no limit.',
    more: "Counted with fragments expanded; Magento's default is 300.",
  },
  BACKEND_MAX_COST: {
    schema: limit(),
    fallback: String(DEFAULT_LIMITS.cost),
    about: 'Maximum estimated number of values that a query requests, with page sizes and lists multiplied; 0 for no limit.',
    more: "The storefront's most expensive operation needs a third of it.",
  },
  BACKEND_MAX_ALIASES: {
    schema: limit(),
    fallback: String(DEFAULT_LIMITS.aliases),
    about: 'Maximum number of aliases of one field in a query; 0 for no limit.',
    more: "Magento's default is 10.",
  },
  BACKEND_TIME_LIMIT: { schema: seconds(), fallback: String(DEFAULT_LIMITS.timeMs / 1000), about: 'Seconds after which a query is aborted; 0 for no limit.' },
  BACKEND_INTROSPECTION: { schema: flag(), fallback: '1', about: '0 refuses introspection.', more: 'Many shops do.' },
  BACKEND_MAX_BODY_BYTES: { schema: limit(), fallback: String(DEFAULT_LIMITS.bodyBytes), about: 'Maximum size of a request in bytes; 0 for no limit.' },
  BACKEND_PASSWORD_COST: {
    schema: passwordCost(),
    fallback: String(DEFAULT_PASSWORD_COST),
    about: 'Cost of a guess at a new password, from 1 to 17: one more doubles its time and memory, and 14 takes 16 MB.',
    more: 'Only tests lower it.',
  },
  BACKEND_STOP_TIMEOUT: { schema: seconds(), fallback: '25', about: 'Seconds for requests in progress when the backend stops.' },
  BACKEND_DRAW_AHEAD: { schema: flag(), fallback: '1', about: '0 draws each picture at its first request instead of ahead.' },
  BACKEND_BOT_CHECK: {
    schema: flag(),
    fallback: '0',
    about: '1 makes the forms of a new sample shop require a bot-check token.',
    more: 'Requests without a token are then refused.',
  },
  BACKEND_BOT_CHECK_URL: {
    schema: address(),
    shownDefault: 'the embedded one',
    about: 'URL of another reCAPTCHA service; the embedded one by default.',
    more: 'As in `https://www.google.com`; its keys are in the settings of the shop.',
  },
  BACKEND_DESK: { schema: flag(), fallback: '1', about: '0 disables the desk.', more: 'Behind a proxy on the same machine it could not tell visitors apart.' },
  BACKEND_TRANSLATED: {
    schema: oneOf(['0', '1', 'all']),
    fallback: '0',
    about: "Refusals in a Polish store view: 0, 1 (Magento's language pack) or all.",
    more: 'The language pack leaves some in English; `all` is entirely Polish.',
  },
  BACKEND_MAGENTO: {
    schema: oneOf(RELEASES),
    about: 'The release of Magento to emulate: 2.4.6, 2.4.7, 2.4.8 or 2.4.9; the union of all by default.',
    more: 'Its schema then has only the fields of the release ([more](backend.md#one-release-of-magento)).',
  },
  BACKEND_FAULTS: {
    schema: faults(),
    about: 'Initial faults of the services, such as content=down,media=slow:300.',
    more: "As in `content=down,media=slow:300+failing`; `graphql=slow:500-1000+late:12000/40` has [a real Magento's times](backend.md#services).",
  },
} satisfies Readonly<Record<string, Setting>>
