import type { BlockPlan } from './blocks.ts'
import { table } from './table.ts'

export type SizeGuideKey = keyof typeof SIZES

interface SizePlan {
  readonly caption: readonly [english: string, polish: string]
  readonly columns: readonly (readonly [english: string, polish: string])[]
  /** In centimetres, but for the size and the sizes of other countries. */
  readonly rows: readonly (readonly string[])[]
  /** British sizes, which stand beside inches in place of the European ones. */
  readonly british?: readonly string[]
}

const TOPS = [['Size', 'Rozmiar'], ['EU', 'EU'], ['Chest', 'Klatka piersiowa'], ['Waist', 'Talia'], ['Sleeve', 'Długość ręki']] as const
const BOTTOMS = [['Size', 'Rozmiar'], ['EU', 'EU'], ['Waist', 'Talia'], ['Hips', 'Biodra'], ['Inside leg', 'Długość nogi']] as const

const WOMEN_UK = ['6', '8', '10', '12', '14']
const MEN_UK = ['36', '38–40', '42', '44', '46–48']

/** The shop's only tables of sizes: product pages and the page about sizes show the same blocks. */
export const SIZES = {
  'women-tops': {
    caption: ['Women’s tops and jackets', 'Kurtki, bluzy i koszulki damskie'],
    columns: TOPS,
    rows: [
      ['XS', '34', '78–82', '60–64', '58'],
      ['S', '36', '82–86', '64–68', '59'],
      ['M', '38', '86–92', '68–74', '60'],
      ['L', '40', '92–98', '74–80', '61'],
      ['XL', '42', '98–106', '80–88', '62'],
    ],
    british: WOMEN_UK,
  },
  'women-bottoms': {
    caption: ['Women’s trousers, shorts and skirts', 'Spodnie, szorty i spódnice damskie'],
    columns: BOTTOMS,
    rows: [
      ['XS', '34', '60–64', '86–90', '76'],
      ['S', '36', '64–68', '90–94', '77'],
      ['M', '38', '68–74', '94–100', '78'],
      ['L', '40', '74–80', '100–106', '79'],
      ['XL', '42', '80–88', '106–114', '80'],
    ],
    british: WOMEN_UK,
  },
  'men-tops': {
    caption: ['Men’s tops and jackets', 'Kurtki, bluzy i koszulki męskie'],
    columns: TOPS,
    rows: [
      ['S', '46', '88–94', '74–80', '62'],
      ['M', '48–50', '94–100', '80–86', '63.5'],
      ['L', '52', '100–108', '86–94', '65'],
      ['XL', '54', '108–116', '94–102', '66.5'],
      ['XXL', '56–58', '116–124', '102–112', '68'],
    ],
    british: MEN_UK,
  },
  'men-bottoms': {
    caption: ['Men’s trousers and shorts', 'Spodnie i szorty męskie'],
    columns: BOTTOMS,
    rows: [
      ['S', '46', '74–80', '88–94', '80'],
      ['M', '48–50', '80–86', '94–100', '82'],
      ['L', '52', '86–94', '100–106', '84'],
      ['XL', '54', '94–102', '106–112', '85'],
      ['XXL', '56–58', '102–112', '112–120', '86'],
    ],
    british: MEN_UK,
  },
  socks: {
    caption: ['Hiking and running socks', 'Skarpety trekkingowe i biegowe'],
    columns: [['Size (EU)', 'Rozmiar (EU)'], ['UK', 'UK'], ['Foot', 'Stopa']],
    rows: [['35–38', '2.5–5', '22–24'], ['39–42', '5.5–8', '24.5–27'], ['43–46', '8.5–11', '27.5–30']],
    british: ['2.5–5', '5.5–8', '8.5–11'],
  },
  caps: {
    caption: ['Caps', 'Czapki z daszkiem'],
    columns: [['Size', 'Rozmiar'], ['Head', 'Głowa']],
    rows: [['S/M', '54–57'], ['L/XL', '58–61']],
  },
} as const satisfies Record<string, SizePlan>

export const tableId = (key: SizeGuideKey): string => `size-table-${key}`

export const SIZE_TABLES: readonly BlockPlan[] = (Object.keys(SIZES) as SizeGuideKey[]).map((key) => {
  const { caption, columns, rows, british }: SizePlan = SIZES[key]
  const [english, polish] = [columns.map(([name]) => name), columns.map(([, name]) => name)]
  const inches = rows.map(([size = '', ...cells], index) => [size, ...(british ? [british[index] ?? '', ...cells.slice(1).map(toInches)] : cells.map(toInches))])
  return {
    identifier: tableId(key),
    title: [caption[0], caption[1]],
    content: [
      `${table(`${caption[0]}, cm`, english, rows)}<details><summary>In inches</summary>${table(`${caption[0]}, inches`, british ? english.with(1, 'UK') : english, inches)}</details>`,
      table(`${caption[1]}, cm`, polish, rows.map((row) => row.map((cell) => cell.replaceAll('.', ',')))),
    ],
  }
})

/** To the half inch. */
function toInches(cell: string): string {
  return cell.replaceAll(/[\d.]+/g, (centimetres) => String(Math.round((Number(centimetres) / 2.54) * 2) / 2))
}
