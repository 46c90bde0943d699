import { expect, test } from 'vitest'
import { methodName } from './method-name.ts'

test.each([
  ['Courier', 'To the door', 'Courier to the door'],
  ['Kurier', 'Pod drzwi', 'Kurier pod drzwi'],
  ['Automat paczkowy', 'do 25 kg, czeka 48 godzin', 'Automat paczkowy do 25 kg, czeka 48 godzin'],
  ['Flat Rate', 'Fixed', 'Flat Rate, fixed'],
  ['Best Way', 'Table Rate', 'Best Way, Table Rate'],
  ['United Parcel Service', 'UPS Ground', 'United Parcel Service, UPS Ground'],
  ['Collect from a Halny shop', 'Kraków, Warsaw or Zakopane', 'Collect from a Halny shop, Kraków, Warsaw or Zakopane'],
  ['Free', 'Free', 'Free'],
  ['DHL', null, 'DHL'],
  [null, 'Express', 'Express'],
  [null, null, ''],
])('[CHK-07] the carrier %j and its method %j are named %j', (carrier, method, name) => expect(methodName(carrier, method)).toBe(name))
