import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getBestsellerUids } from './bestsellers.ts'
import { showsLowestPrices } from './lowest-price.ts'

const { lowestPriceAttribute } = readServerSettings()

export async function getCardSettings(locale: Locale): Promise<CardSettings> {
  const [hasAttributes, bestsellers] = await Promise.all([showsLowestPrices(locale), getBestsellerUids(locale)])
  return { hasAttributes, lowestPriceAttribute, bestsellers: [...bestsellers] }
}

/** What a browser needs besides a product to render its card as the server does. */
export interface CardSettings {
  /** Whether cards show lowest prices, the only custom attribute that they request. */
  readonly hasAttributes: boolean
  readonly lowestPriceAttribute: string
  readonly bestsellers: readonly string[]
}
