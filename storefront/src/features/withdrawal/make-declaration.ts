import 'server-only'
import { randomBytes } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { storeCode } from '../../graphql/backend.ts'
import type { Locale } from '../../i18n/locales.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { localePath } from '../../i18n/paths.ts'
import { absoluteUrl } from '../store/absolute-url.ts'
import { getBrand } from '../store/shop-brand.ts'
import { getShopIdentity } from '../store/shop-identity.ts'
import { getTimeZone } from '../store/store-config.ts'
import type { Declaration } from './declaration.ts'
import type { Certainty, DeclaredGoods } from './declared-goods.ts'
import { consumerLetter, nextLines, shopLetter, statementLines } from './letters.ts'
import type { DeclareInput } from './withdrawal-input.ts'

/** Without characters that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** @returns a synchronous function that creates the declaration with the current time, for use inside the journal */
export async function declarationMaker(input: DeclareInput, goods: DeclaredGoods, certainty: Certainty): Promise<() => Declaration> {
  const { locale, number: order, replyTo: email } = input
  const [t, { name: shop }, timeZone, brand] = await Promise.all([
    getTranslations({ locale, namespace: 'withdrawalLetter' }), getShopIdentity(locale), getTimeZone(locale), getBrand(),
  ])
  const { address: addressLines = [], email: shopEmail, phone } = brand?.contact ?? {}
  const contact = { email: shopEmail, phone }
  const address = addressLines.join(', ')
  const logo = brand?.mailLogo
  const site = {
    home: absoluteUrl(localePath(locale, '/')),
    contact: absoluteUrl(localePath(locale, '/contact')),
    logo: logo && { url: absoluteUrl(logo.src), width: Math.round(logo.width / 2), height: Math.round(logo.height / 2) },
  }
  const name = `${input.firstName} ${input.lastName}`
  return () => {
    const now = new Date()
    const [id, declaredAt] = [newId(), now.toISOString()]
    const statement = { id, locale, shop, site, address, contact, firstName: input.firstName, name, email, order, goods, dateTime: formatDateTime(now, locale, timeZone) }
    const lines = statementLines(t, statement)
    return {
      id, declaredAt, lines, email, name, order,
      next: nextLines(t, statement),
      isWhole: goods.isWhole,
      store: storeCode(locale),
      letters: {
        consumer: consumerLetter(t, lines, statement),
        shop: shopLetter(t, lines, certainty, { id, order, name, email, declaredAt, items: goods.lines }),
      },
    }
  }
}

/** W-7FQK-2MXP */
function newId(): string {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length])
  return `W-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

const formatDateTime = (date: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].dates, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(date)
