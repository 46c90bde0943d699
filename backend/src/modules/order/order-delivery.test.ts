import { expect, test } from 'vitest'
import { writtenMethod } from './order-delivery.ts'

test.each([
  ['Courier - To the door', 'Courier', 'Courier to the door'],
  ['Kurier - Pod drzwi', 'Kurier', 'Kurier pod drzwi'],
  ['Kurier - Pod drzwi - express', 'Kurier', 'Kurier pod drzwi - express'],
  ['Carrier - DHL Express', 'Carrier', 'Carrier, DHL Express'],
  ['Best Way - Table Rate', 'Best Way', 'Best Way, Table Rate'],
  ['Flat Rate - Fixed', 'Flat Rate', 'Flat Rate, fixed'],
  ['Flat Rate', 'Flat Rate', 'Flat Rate'],
])('[CHK-23] the delivery %s is written as a sentence has it', (shippingDescription, carrierTitle, written) => {
  expect(writtenMethod({ shippingDescription, carrierTitle }, undefined)).toBe(written)
})

test('[CHK-23] a locker is named by its code; a shop stands with its address', () => {
  const order = { shippingDescription: 'Automat paczkowy - KRK02A', carrierTitle: 'Automat paczkowy' }
  expect(writtenMethod(order, { name: 'KRK02A', pickup_location_code: 'KRK02A' })).toBe('Automat paczkowy KRK02A')
  expect(writtenMethod({ ...order, carrierTitle: 'Odbiór w sklepie' }, { name: 'Halny Kraków', pickup_location_code: 'halny-krakow' })).toBe('Odbiór w sklepie')
})
