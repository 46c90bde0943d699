import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../backend/src/create-backend.ts'
import { setting } from '../backend/src/modules/store/settings.ts'
import { CMS_PAGES } from '../backend/src/sample-shop/cms/cms-pages.ts'
import { FREE_DELIVERY_FROM, LOCKER_HOURS, SELLER, WITHDRAWAL_DAYS } from '../backend/src/sample-shop/facts.ts'
import { PICKUP_LOCATIONS } from '../backend/src/sample-shop/pickup/pickup-locations.ts'
import { PAYMENT } from '../backend/src/sample-shop/sales.ts'
import { openShop } from '../backend/src/shop.fixture.ts'

const SHOPS = PICKUP_LOCATIONS.filter(({ code }) => code.startsWith('halny-'))

let shop: Backend
/** Every text of the sample shop: of its database, of the storefront's messages and of its brand. */
let texts: { readonly where: string; readonly text: string }[]
beforeAll(() => {
  shop = openShop()
  texts = [...databaseTexts(shop), ...fileTexts('storefront/messages/**/*.json'), ...fileTexts('storefront/brand/halny/*.{ts,json}')]
})
afterAll(() => shop.close())

/** Tables with the data of customers. */
const OF_CUSTOMERS = /customer|subscriber|_order|cart/

function databaseTexts({ database }: Backend): { where: string; text: string }[] {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%'").all()
  return tables.flatMap(({ name }) => {
    if (OF_CUSTOMERS.test(String(name))) return []
    const values = database.prepare(`SELECT * FROM "${String(name)}"`).all().flatMap((row) => Object.values(row))
    return values.filter((value) => typeof value === 'string').map((text) => ({ where: String(name), text: text.replaceAll('&nbsp;', ' ') }))
  })
}

function fileTexts(pattern: string): { where: string; text: string }[] {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  return globSync(pattern, { cwd }).map((where) => ({ where, text: readFileSync(join(cwd, where), 'utf8') }))
}

/** What the texts say, without those that say what the shop's facts say. */
function othersThan(pattern: RegExp, facts: readonly string[]): string[] {
  const found = texts.flatMap(({ where, text }) => [...text.matchAll(pattern)].map(([said]) => `${said} (${where})`))
  expect(found.length).toBeGreaterThan(0)
  return [...new Set(found.filter((said) => !facts.some((fact) => said.startsWith(`${fact} (`))))]
}

const LANGUAGES = ['en', 'pl'] as const
const json = (path: string) => JSON.parse(readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8'))
const checkoutOf = (language: 0 | 1): { method: { payInShop: { title: string } } } => json(`storefront/messages/${LANGUAGES[language]}/checkout.json`)
const brandOf = (language: 0 | 1): { checkout: { method: { payInShop: { note: string } } } } => json(`storefront/brand/halny/${LANGUAGES[language]}.json`)

const contentOf = (identifier: string, language: 0 | 1) => CMS_PAGES.find((page) => page.identifier === identifier)!.content[language].replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' ')

describe('the sample shop says one thing about itself wherever it says it', () => {
  test('its e-mail address', () => expect(othersThan(/[\w.-]+@halny\.example/g, [SELLER.email])).toEqual([]))
  test('its telephone', () => expect(othersThan(/\+48[ \d]{9,13}\d/g, [SELLER.phone, SELLER.phone.replaceAll(' ', '')])).toEqual([]))
  test('its numbers', () => {
    expect(othersThan(/(?<=NIP:? )[\d-]{10,}/g, [SELLER.nip])).toEqual([])
    expect(othersThan(/(?<=REGON:? )\d{9,}/g, [SELLER.regon])).toEqual([])
    expect(othersThan(/(?<=KRS:? )\d{10}/g, [SELLER.krs])).toEqual([])
  })
  test('the addresses of its shops', () => {
    const streets = SHOPS.map(({ street }) => street)
    const names = streets.map((street) => street.replace(/ \d+$/, ''))
    expect(othersThan(new RegExp(`(?:${names.join('|')}) \\d+`, 'g'), streets)).toEqual([])
  })
})

describe.each([['English', 0], ['Polish', 1]] as const)('the %s pages', (_, language) => {
  test('every shop is named where shops are', () => {
    const unnamed = ['about-us', 'delivery'].flatMap((identifier) =>
      SHOPS.filter(({ street }) => !contentOf(identifier, language).includes(street)).map(({ code }) => `${identifier}: ${code}`))
    expect(unnamed).toEqual([])
  })

  test('the terms name the ways of paying that the checkout offers', () => {
    const terms = contentOf('terms-of-sale', language).toLowerCase()
    const titles = Object.entries(PAYMENT).filter(([code]) => code !== 'free').map(([, { title }]) => title[language].toLowerCase())
    // "Karta płatnicza" is a "karta" there.
    expect(titles.filter((title) => !terms.includes(title) && !terms.includes(title.split(' ')[0]!))).toEqual([])
    expect(terms).not.toMatch(/cheque|money order|\bczek(?:u|iem)?\b/)
  })

  test('the terms name the payment for what is collected as the checkout does, and what it excludes', () => {
    const terms = contentOf('terms-of-sale', language)
    const { title } = checkoutOf(language).method.payInShop
    expect(terms).toContain(`<strong>${title}</strong>`)
    const brand = brandOf(language).checkout.method.payInShop.note
    for (const word of language === 0 ? ['cash', 'card', 'collect'] : ['gotówką', 'kartą', 'odbi']) {
      expect(brand.toLowerCase()).toContain(word)
      expect(terms.split(title)[1]!.split('</li>')[0]).toContain(word)
    }
    const excluded = language === 0 ? 'Not for orders with files or workshops.' : 'Nie dotyczy zamówień z plikami lub warsztatami.'
    expect(terms.split(excluded)).toHaveLength(3)
    expect(setting(shop.database, 'payment/cashondelivery/shipped_only')).toBe(true)
  })

  test('the days of a withdrawal, the hours of a locker, the value from which delivery is free', () => {
    const [days, hours] = language === 0 ? ['days', 'hours'] : ['dni', 'godzin']
    expect(contentOf('returns', language)).toContain(`${WITHDRAWAL_DAYS} ${days}`)
    expect(contentOf('terms-of-sale', language)).toContain(`${WITHDRAWAL_DAYS} ${days}`)
    expect(contentOf('delivery', language)).toContain(`${LOCKER_HOURS} ${hours}`)
    expect(contentOf('delivery', language)).toContain(language === 0 ? `PLN ${FREE_DELIVERY_FROM / 100}` : `${FREE_DELIVERY_FROM / 100} zł`)
  })
})
