import type * as v from 'valibot'
import { join } from 'node:path'
import { RELEASES } from '../magento/release.ts'
import { DEFAULT_LIMITS } from '../transport/limits.ts'
import { address, checked, email, faults, flag, limit, oneOf, port, seconds, smtpServer, text } from './schema.ts'

/** One environment variable. docs/settings.md and .env.example are made of these (codegen/settings-documents.ts). */
interface Setting {
  readonly schema: v.GenericSchema<string, unknown>
  /** The value of a variable that is missing or empty. */
  readonly fallback?: string
  /** One sentence, for both documents. */
  readonly about: string
  /** Further sentences for docs/settings.md, as Markdown. */
  readonly more?: string
  /** The default as docs/settings.md tells it, where it is not the fallback itself. */
  readonly shownDefault?: string
  /** The value in .env.example; the fallback, if that is the shown default, too. */
  readonly example?: string
}

/** Every variable that the backend reads when it starts. */
export const SETTINGS = {
  BACKEND_PORT: { schema: port(), fallback: '4000', about: 'Its port.', more: '`0` takes any free one.' },
  BACKEND_DATA: {
    schema: text(),
    fallback: join(import.meta.dirname, '../../../var/backend'),
    shownDefault: '`var/backend`',
    about: 'Folder of its database and pictures; without one, var/backend.',
  },
  BACKEND_PUBLIC_URL: {
    schema: address(),
    shownDefault: '`http://localhost:<port>`',
    about: 'Where a browser reaches it; without one, http://localhost:<BACKEND_PORT>.',
    more: 'Picture addresses begin with it.',
  },
  BACKEND_SHOP_URL: { schema: address(), fallback: 'http://localhost:3000', about: 'Where a browser reaches the shop; links in mails lead there.' },
  BACKEND_REVALIDATE_SECRET: {
    schema: text(),
    shownDefault: "the shop's with `npm run shop`",
    about: "The shop's REVALIDATE_SECRET, with which it hears of changed content at once; without one it does once its pages are old.",
  },
  BACKEND_SMTP_URL: {
    schema: smtpServer(),
    about: "smtp://user:password@host:587, the server that takes the shop's mails; without one they stay in the outbox.",
    more: 'The outbox is the table `mail`.',
  },
  BACKEND_MAIL_FROM: { schema: email(), shownDefault: '`no-reply@<host of the shop>`', about: 'Address that mails come from; without one, no-reply@<host of the shop>.' },
  BACKEND_MAIL_PORT: {
    schema: port(),
    fallback: '0',
    shownDefault: '`BACKEND_PORT` + 25 with `npm run shop`, else none',
    example: '0',
    about: 'Port of this machine alone on which the shop leaves mails for the outbox; BACKEND_PORT + 25 with `npm run shop`.',
  },
  BACKEND_MAX_DEPTH: { schema: limit(), fallback: String(DEFAULT_LIMITS.depth), about: 'How deep a query may nest; 0 lifts the limit.', more: 'Counted as Magento does.' },
  BACKEND_MAX_COMPLEXITY: {
    schema: limit(),
    fallback: String(DEFAULT_LIMITS.complexity),
    about: 'How many fields a query may have; 0 lifts the limit.',
    more: "Counted with its fragments written out; Magento's default is 300.",
  },
  BACKEND_MAX_COST: {
    schema: limit(),
    fallback: String(DEFAULT_LIMITS.cost),
    about: 'About how many values a query may request, page sizes and lists multiplied; 0 lifts the limit.',
    more: "The storefront's most expensive operation takes a third of it.",
  },
  BACKEND_MAX_ALIASES: {
    schema: limit(),
    fallback: String(DEFAULT_LIMITS.aliases),
    about: 'Under how many names a query may request one field; 0 lifts the limit.',
    more: "Magento's default is 10.",
  },
  BACKEND_TIME_LIMIT: { schema: limit(), fallback: String(DEFAULT_LIMITS.timeMs / 1000), about: 'Seconds after which a query is given up; 0 lifts the limit.' },
  BACKEND_INTROSPECTION: { schema: flag(), fallback: '1', about: '0 refuses introspection.', more: 'Many shops do.' },
  BACKEND_MAX_BODY_BYTES: { schema: limit(), fallback: String(DEFAULT_LIMITS.bodyBytes), about: 'How large a request may be, in bytes; 0 lifts the limit.' },
  BACKEND_STOP_TIMEOUT: { schema: seconds(), fallback: '25', about: 'Seconds that requests under way have to be answered when the backend is told to stop.' },
  BACKEND_DRAW_AHEAD: { schema: flag(), fallback: '1', about: '0 draws each picture at its first request, and none ahead.' },
  BACKEND_BOT_CHECK: {
    schema: flag(),
    fallback: '0',
    about: '1 has the forms of a new sample shop ask for a bot-check token.',
    more: 'Storefronts that send none are then refused.',
  },
  BACKEND_BOT_CHECK_URL: {
    schema: address(),
    shownDefault: 'the embedded one',
    about: 'Address of another reCAPTCHA service; without one, the embedded one.',
    more: 'As in `https://www.google.com`; its keys stand in the settings of the shop.',
  },
  BACKEND_DESK: { schema: flag(), fallback: '1', about: '0 takes the desk away.', more: 'Behind a proxy on the same machine it could not tell visitors apart.' },
  BACKEND_TRANSLATED: {
    schema: checked((given) => ['0', '1', 'all'].includes(given), '0, 1 or all'),
    fallback: '0',
    about: "Refusals in a Polish store view: 0, 1 (Magento's language pack) or all.",
    more: 'The language pack leaves some in English; `all` is wholly Polish.',
  },
  BACKEND_MAGENTO: {
    schema: oneOf(RELEASES),
    about: 'The release to pass for: 2.4.6, 2.4.7, 2.4.8 or 2.4.9; without one, all that is implemented.',
    more: 'It then has no field that the release lacks ([more](backend.md#one-release-of-magento)).',
  },
  BACKEND_FAULTS: {
    schema: faults(),
    about: 'Faults of the services from the start, content=down,media=slow:300.',
    more: 'As in `content=down,media=slow:300,graphql=slow:50+failing`.',
  },
} satisfies Readonly<Record<string, Setting>>
