import { expect, test } from 'vitest'
import { deliveryWindow } from '../backend/src/modules/order/delivery-days.ts'
import { writtenMethod } from '../backend/src/modules/order/order-delivery.ts'
import { orderMessages } from '../backend/src/modules/order/order-messages.ts'
import { DELIVERY_DAYS } from '../backend/src/sample-shop/facts.ts'
import { writtenPhone as phoneInMail, writtenVat as vatInMail } from '../backend/src/services/mail/written-number.ts'
import { translatorFor } from '../e2e/translator.ts'
import { sampleShopSettings } from '../scripts/sample-shop.mjs'
import { writtenPhone, writtenVat } from '../storefront/src/features/address/written-number.ts'
import { countryHolidays } from '../storefront/src/features/delivery/country-holidays.ts'
import { methodName } from '../storefront/src/features/delivery/method-name.ts'
import { deliveryDays } from '../storefront/src/features/delivery/delivery-days.ts'

const HOUR = 60 * 60 * 1000

test('[CHK-23] an order’s mail names the days that the shop named, at any hour of four years', () => {
  const [timeZone, country] = ['Europe/Warsaw', 'PL']
  const settings = { days: { 'locker/standard': [1, 2] as const }, cutOffHour: 14, holidays: countryHolidays(country, timeZone) }
  const differing: string[] = []
  for (let time = Date.parse('2026-01-01T00:30Z'); time < Date.parse('2030-01-01'); time += 5 * HOUR) {
    const shown = deliveryDays(settings, { carrier_code: 'locker', method_code: 'standard' }, new Date(time), timeZone)
    const mailed = deliveryWindow([1, 2], new Date(time), { timeZone, cutOffHour: 14, country })
    if (String(shown) !== String(mailed)) differing.push(new Date(time).toISOString())
  }
  expect(differing).toEqual([])
})

test('[CHK-23] the sample shop and its mails count on the same days', () => expect(sampleShopSettings('', 0).DELIVERY_DAYS).toBe(DELIVERY_DAYS))

test.each([['en_GB', 'en'], ['pl_PL', 'pl']] as const)('[CHK-18] a transfer has the same title in the shop and in the mail, in %s', (locale, language) => {
  expect(orderMessages(locale).transferTitle('000000042')).toBe(translatorFor(language, '')('bankTransfer.referenceOf', { number: '000000042' }))
})

test.each(['601234567', '+48601234567', '601-234-567', '+421905123456'])('[CHK-23] the telephone number %s is written alike', (telephone) => expect(phoneInMail(telephone)).toBe(writtenPhone(telephone)))

test.each(['5260001246', 'PL5260001246', 'DE123456789'])('[CHK-23] the tax number %s is written alike', (number) => expect(vatInMail(number)).toBe(writtenVat(number)))

test.each(['Courier - To the door', 'Flat Rate - Fixed', 'Best Way - Table Rate', 'Automat paczkowy - do 25 kg, czeka 48 godzin', 'DHL'])('[CHK-23] the method %s is written alike', (shippingDescription) => {
  const [carrierTitle = '', method = null] = shippingDescription.split(' - ')
  expect(writtenMethod({ shippingDescription, carrierTitle }, undefined)).toBe(methodName(carrierTitle, method))
})
