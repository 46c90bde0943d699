export interface DeliveryCountry {
  readonly id: string
  readonly threeLetters: string
  readonly regions: readonly Region[]
}

export interface Region {
  readonly id: number
  readonly code: string
  readonly name: string
}

const SPANISH_PROVINCES: readonly Region[] = [
  { id: 1, code: 'ES-C', name: 'A Coruña' },
  { id: 2, code: 'ES-VI', name: 'Álava' },
  { id: 3, code: 'ES-AB', name: 'Albacete' },
  { id: 4, code: 'ES-A', name: 'Alicante' },
  { id: 5, code: 'ES-AL', name: 'Almería' },
  { id: 6, code: 'ES-O', name: 'Asturias' },
  { id: 7, code: 'ES-AV', name: 'Ávila' },
  { id: 8, code: 'ES-BA', name: 'Badajoz' },
  { id: 9, code: 'ES-B', name: 'Barcelona' },
  { id: 10, code: 'ES-BI', name: 'Bizkaia' },
  { id: 11, code: 'ES-BU', name: 'Burgos' },
  { id: 12, code: 'ES-CC', name: 'Cáceres' },
  { id: 13, code: 'ES-CA', name: 'Cádiz' },
  { id: 14, code: 'ES-S', name: 'Cantabria' },
  { id: 15, code: 'ES-CS', name: 'Castellón' },
  { id: 16, code: 'ES-CR', name: 'Ciudad Real' },
  { id: 17, code: 'ES-CO', name: 'Córdoba' },
  { id: 18, code: 'ES-CU', name: 'Cuenca' },
  { id: 19, code: 'ES-SS', name: 'Gipuzkoa' },
  { id: 20, code: 'ES-GI', name: 'Girona' },
  { id: 21, code: 'ES-GR', name: 'Granada' },
  { id: 22, code: 'ES-GU', name: 'Guadalajara' },
  { id: 23, code: 'ES-H', name: 'Huelva' },
  { id: 24, code: 'ES-HU', name: 'Huesca' },
  { id: 25, code: 'ES-PM', name: 'Illes Balears' },
  { id: 26, code: 'ES-J', name: 'Jaén' },
  { id: 27, code: 'ES-LO', name: 'La Rioja' },
  { id: 28, code: 'ES-GC', name: 'Las Palmas' },
  { id: 29, code: 'ES-LE', name: 'León' },
  { id: 30, code: 'ES-L', name: 'Lleida' },
  { id: 31, code: 'ES-LU', name: 'Lugo' },
  { id: 32, code: 'ES-M', name: 'Madrid' },
  { id: 33, code: 'ES-MA', name: 'Málaga' },
  { id: 34, code: 'ES-MU', name: 'Murcia' },
  { id: 35, code: 'ES-NA', name: 'Navarra' },
  { id: 36, code: 'ES-OR', name: 'Ourense' },
  { id: 37, code: 'ES-P', name: 'Palencia' },
  { id: 38, code: 'ES-PO', name: 'Pontevedra' },
  { id: 39, code: 'ES-SA', name: 'Salamanca' },
  { id: 40, code: 'ES-TF', name: 'Santa Cruz de Tenerife' },
  { id: 41, code: 'ES-SG', name: 'Segovia' },
  { id: 42, code: 'ES-SE', name: 'Sevilla' },
  { id: 43, code: 'ES-SO', name: 'Soria' },
  { id: 44, code: 'ES-T', name: 'Tarragona' },
  { id: 45, code: 'ES-TE', name: 'Teruel' },
  { id: 46, code: 'ES-TO', name: 'Toledo' },
  { id: 47, code: 'ES-V', name: 'Valencia' },
  { id: 48, code: 'ES-VA', name: 'Valladolid' },
  { id: 49, code: 'ES-ZA', name: 'Zamora' },
  { id: 50, code: 'ES-Z', name: 'Zaragoza' },
]

/** Where the shop delivers. Regions are listed only where people write them on a parcel; none is required. */
export const COUNTRIES: readonly DeliveryCountry[] = [
  { id: 'AT', threeLetters: 'AUT', regions: [] },
  { id: 'BE', threeLetters: 'BEL', regions: [] },
  { id: 'CZ', threeLetters: 'CZE', regions: [] },
  { id: 'DE', threeLetters: 'DEU', regions: [] },
  { id: 'DK', threeLetters: 'DNK', regions: [] },
  { id: 'EE', threeLetters: 'EST', regions: [] },
  { id: 'ES', threeLetters: 'ESP', regions: SPANISH_PROVINCES },
  { id: 'FI', threeLetters: 'FIN', regions: [] },
  { id: 'FR', threeLetters: 'FRA', regions: [] },
  { id: 'GB', threeLetters: 'GBR', regions: [] },
  { id: 'HU', threeLetters: 'HUN', regions: [] },
  { id: 'IT', threeLetters: 'ITA', regions: [] },
  { id: 'LT', threeLetters: 'LTU', regions: [] },
  { id: 'LV', threeLetters: 'LVA', regions: [] },
  { id: 'NL', threeLetters: 'NLD', regions: [] },
  { id: 'PL', threeLetters: 'POL', regions: [] },
  { id: 'SE', threeLetters: 'SWE', regions: [] },
  { id: 'SK', threeLetters: 'SVK', regions: [] },
]
