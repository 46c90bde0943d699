import type { Brand } from '../../brand/brand.ts'
import { BRANDS } from '../../brand/brands.ts'
import type { Locale } from './locales.ts'
import { mergeMessages } from './merge-messages.ts'
import type { Messages } from './messages.ts'

/** In the same file as the messages, so that browsers load the list of brands once. */
export async function brandData(brand: string): Promise<Brand | undefined> {
  return (await BRANDS[brand]?.brand())?.brand
}

/** What puts a brand's words in the place of the shop's. In a file of its own: only a shop with a brand fetches it. */
export async function brandWords(brand: string, locale: Locale): Promise<(messages: Partial<Messages>) => Messages> {
  const own = (await BRANDS[brand]?.messages(locale))?.default ?? {}
  return (messages) => {
    const namespaces = Object.entries(own).filter(([namespace]) => namespace in messages)
    return mergeMessages(messages, Object.fromEntries(namespaces)) as Messages
  }
}
