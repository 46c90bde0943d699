import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { hasCustomAttributes } from './attribute-names.ts'
import { getBestsellerUids } from './bestsellers.ts'
import type { CardSettings } from './card-settings.ts'

const { lowestPriceAttribute } = readServerSettings()

export async function getCardSettings(locale: Locale): Promise<CardSettings> {
  const [hasAttributes, bestsellers] = await Promise.all([hasCustomAttributes(locale), getBestsellerUids(locale)])
  return { hasAttributes, lowestPriceAttribute, bestsellers: [...bestsellers] }
}
