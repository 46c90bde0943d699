import { afterEach, expect, test, vi } from 'vitest'
import { clearDevice, onDeviceCleared } from './clear-device.ts'
import { readDevice, readDeviceList, writeDevice, writeDeviceList } from './device-storage.ts'
import { fakeStorage } from './fake-storage.fixture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[AUTH-14] the end of a session clears what the next person could see, and a logout everything', () => {
  const stored = new Map([['consent-of-another-script', '1']])
  vi.stubGlobal('localStorage', fakeStorage(stored))
  const heard = vi.fn<() => void>()
  const stop = onDeviceCleared(heard)
  writeDeviceList('recentlyViewed', ['tee'])
  writeDeviceList('past-searches', ['jacket'])
  writeDevice('pickup-locations', { locker: {} })
  writeDevice('wishPrices', { '1 PLN': {} })
  clearDevice(false)
  expect([...stored.keys()]).toEqual(['consent-of-another-script', 'wishPrices'])
  clearDevice(true)
  expect([...stored.keys()]).toEqual(['consent-of-another-script'])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

test('a browser without storage remembers nothing', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  expect([readDevice('session'), readDeviceList('past-searches'), writeDevice('session', {})]).toEqual([undefined, [], false])
})
