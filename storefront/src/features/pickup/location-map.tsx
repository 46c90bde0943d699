import { useLocale } from 'next-intl'
import { OUTLINES } from './country-outlines.ts'
import { type MapView, mapView } from './map-view.ts'
import type { PickupLocation } from './search-locations.ts'

const SIZE = 320
const INSET = 88

interface LocationMapProps {
  readonly locations: readonly PickupLocation[]
  readonly chosen: string | undefined
  readonly onChoose: (location: PickupLocation) => void
}

/** The listed locations as dots, with a scale and their part of the country. The list beside it says the same to screen readers and keyboards. */
export function LocationMap({ locations, chosen, onChoose }: LocationMapProps) {
  const placed = locations.flatMap(({ latitude, longitude, ...location }) =>
    (latitude === null || longitude === null ? [] : [{ latitude, longitude, location: { ...location, latitude, longitude } }]))
  if (placed.length === 0) return null
  const view = mapView(placed, SIZE)
  const points = placed.map(({ location, ...coordinates }) => ({ location, isChosen: location.pickup_location_code === chosen, ...view.place(coordinates) }))
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="pickup-map" aria-hidden>
      <Country view={view} countryId={locations[0]?.country_id ?? ''} />
      <Grid />
      {points.toSorted((a, b) => Number(a.isChosen) - Number(b.isChosen)).map(({ location, isChosen, x, y }) => (
        <g key={location.pickup_location_code} className={isChosen ? 'is-chosen' : ''} onClick={() => onChoose(location)}>
          <title>{location.name}</title>
          <circle cx={x} cy={y} r={16} className="pickup-map-target" />
          <circle cx={x} cy={y} r={isChosen ? 9 : 6} />
          {isChosen && (
            <text x={Math.min(Math.max(x, 60), SIZE - 60)} y={y < 40 ? y + 28 : y - 16} textAnchor="middle">
              {location.name}
            </text>
          )}
        </g>
      ))}
      <Scale view={view} />
      <Inset view={view} countryId={locations[0]?.country_id ?? ''} />
    </svg>
  )
}

/** The border, where it crosses the map. */
function Country({ view, countryId }: { readonly view: MapView; readonly countryId: string }) {
  const outline = OUTLINES[countryId]
  if (!outline) return null
  const points = outline.map(([longitude, latitude]) => view.place({ longitude, latitude }))
  return <polygon className="pickup-map-country" points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
}

function Grid() {
  const lines = [1, 2, 3].map((line) => (line * SIZE) / 4)
  return <path className="pickup-map-grid" d={lines.map((at) => `M${at} 0V${SIZE}M0 ${at}H${SIZE}`).join('')} />
}

function Scale({ view: { scaleKm, scaleLength } }: { readonly view: MapView }) {
  const locale = useLocale()
  const label = new Intl.NumberFormat(locale, { style: 'unit', unit: scaleKm < 1 ? 'meter' : 'kilometer' }).format(scaleKm < 1 ? scaleKm * 1000 : scaleKm)
  return (
    <g className="pickup-map-scale">
      <path d={`M12 ${SIZE - 18}v6h${scaleLength.toFixed(1)}v-6`} />
      <text x={12 + scaleLength / 2} y={SIZE - 22} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

/** The whole country, with the part that the map shows; left out if the map shows most of it. */
function Inset({ view: { southWest, northEast }, countryId }: { readonly view: MapView; readonly countryId: string }) {
  const outline = OUTLINES[countryId]?.map(([longitude, latitude]) => ({ longitude, latitude }))
  if (!outline || northEast.latitude - southWest.latitude > 3) return null
  const country = mapView(outline, INSET)
  const [from, to] = [country.place(southWest), country.place(northEast)]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const size = Math.max(to.x - from.x, 8)
  return (
    <svg x={SIZE - INSET - 8} y={SIZE - INSET - 8} width={INSET} height={INSET} className="pickup-map-inset">
      <polygon points={outline.map(country.place).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <rect x={middle.x - size / 2} y={middle.y - size / 2} width={size} height={size} />
    </svg>
  )
}
