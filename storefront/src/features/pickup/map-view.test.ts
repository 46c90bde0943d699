import { expect, test } from 'vitest'
import { mapView } from './map-view.ts'

const krakow = { latitude: 50.0672, longitude: 19.9466 }
const zakopane = { latitude: 49.3012, longitude: 19.9634 }

test('[CHK-21] the northern place is above the southern, both within the map', () => {
  const view = mapView([krakow, zakopane], 320)
  const [north, south] = [view.place(krakow), view.place(zakopane)]
  expect(north.y).toBeCloseTo(0.14 * 320)
  expect(south.y).toBeCloseTo(0.86 * 320)
  expect(north.x).toBeLessThan(south.x)
})

test('[CHK-21] a degree of longitude is drawn shorter than one of latitude', () => {
  const { place } = mapView([krakow, zakopane], 320)
  const origin = place(zakopane)
  const east = place({ ...zakopane, longitude: zakopane.longitude + 0.1 }).x - origin.x
  const north = origin.y - place({ ...zakopane, latitude: zakopane.latitude + 0.1 }).y
  expect(east / north).toBeCloseTo(Math.cos((49.68 * Math.PI) / 180), 2)
})

test.each([
  ['one place, with its surroundings', [krakow], 1],
  ['two towns', [krakow, zakopane], 20],
  ['the country', [{ latitude: 54.5, longitude: 18.5 }, { latitude: 49.3, longitude: 19.9 }], 200],
])('the scale fits %s', (_, places, scaleKm) => {
  const view = mapView(places, 320)
  expect(view.scaleKm).toBe(scaleKm)
  expect(view.scaleLength).toBeLessThanOrEqual(80)
  expect(view.scaleLength).toBeGreaterThan(24)
})
