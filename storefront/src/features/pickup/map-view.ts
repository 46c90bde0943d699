export interface MapPoint {
  readonly x: number
  readonly y: number
}

interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** What the map shows: a function from coordinates to its units, and a length for its scale. */
export interface MapView {
  readonly place: (coordinates: Coordinates) => MapPoint
  /** A round number of kilometres, about a quarter of the map's width. */
  readonly scaleKm: number
  readonly scaleLength: number
  /** The corners of what is shown. */
  readonly southWest: Coordinates
  readonly northEast: Coordinates
}

const KM_PER_DEGREE = 111.2
/** A single location is shown with its surroundings. */
const MIN_SPAN_KM = 4
const MARGIN = 0.14
const MIN_SCALE_KM = 0.5
const SCALES_KM = [1, 2, 5, 10, 20, 50, 100, 200]

/** Fits all points into a square map. A degree of longitude is shorter than one of latitude, by its cosine. */
export function mapView(points: readonly Coordinates[], size: number): MapView {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const spanKm = Math.max(MIN_SPAN_KM, spanOf(latitudes) * KM_PER_DEGREE, spanOf(longitudes) * KM_PER_DEGREE * narrowing) / (1 - 2 * MARGIN)
  const unitsPerDegree = (size / spanKm) * KM_PER_DEGREE
  const half = { latitude: spanKm / 2 / KM_PER_DEGREE, longitude: spanKm / 2 / KM_PER_DEGREE / narrowing }
  const scaleKm = SCALES_KM.findLast((km) => km <= spanKm / 4) ?? MIN_SCALE_KM
  return {
    place: ({ latitude, longitude }) => ({
      x: size / 2 + (longitude - middle.longitude) * narrowing * unitsPerDegree,
      y: size / 2 - (latitude - middle.latitude) * unitsPerDegree,
    }),
    scaleKm,
    scaleLength: (scaleKm / spanKm) * size,
    southWest: { latitude: middle.latitude - half.latitude, longitude: middle.longitude - half.longitude },
    northEast: { latitude: middle.latitude + half.latitude, longitude: middle.longitude + half.longitude },
  }
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
