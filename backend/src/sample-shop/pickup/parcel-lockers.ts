/** Where a locker stands; a key of the descriptions. */
export type LockerPlace = 'station' | 'shop' | 'petrol' | 'estate' | 'market' | 'campus' | 'mall'

export interface LockerTown {
  readonly prefix: string
  readonly city: string
  /** The code of its voivodeship. */
  readonly region: string
  readonly lockers: readonly (readonly [street: string, postcode: string, latitude: number, longitude: number, place: LockerPlace])[]
}

/** Thirty towns from the mountains to the sea. */
export const LOCKER_TOWNS: readonly LockerTown[] = [
  {
    prefix: 'BIA', city: 'Białystok', region: 'PL-20',
    lockers: [['Kolejowa 9', '15-701', 53.1339, 23.1356, 'station'], ['Lipowa 41', '15-424', 53.1331, 23.1508, 'shop']],
  },
  {
    prefix: 'BIE', city: 'Bielsko-Biała', region: 'PL-24',
    lockers: [['Warszawska 2', '43-300', 49.8291, 19.0445, 'station'], ['Partyzantów 22', '43-300', 49.8136, 19.0411, 'petrol']],
  },
  {
    prefix: 'BDG', city: 'Bydgoszcz', region: 'PL-04',
    lockers: [['Zygmunta Augusta 7', '85-082', 53.1354, 17.9912, 'station'], ['Gdańska 140', '85-021', 53.1383, 18.0124, 'estate']],
  },
  { prefix: 'CZE', city: 'Częstochowa', region: 'PL-24', lockers: [['Aleja Wolności 21', '42-217', 50.8083, 19.1195, 'station']] },
  {
    prefix: 'GDA', city: 'Gdańsk', region: 'PL-22',
    lockers: [
      ['Podwale Grodzkie 2', '80-895', 54.3552, 18.6438, 'station'], ['Aleja Grunwaldzka 141', '80-264', 54.3826, 18.6039, 'mall'],
      ['Kołobrzeska 32', '80-394', 54.4077, 18.5905, 'estate'],
    ],
  },
  { prefix: 'GDY', city: 'Gdynia', region: 'PL-22', lockers: [['Plac Konstytucji 1', '81-354', 54.5211, 18.5299, 'station'], ['Świętojańska 96', '81-388', 54.5107, 18.5391, 'shop']] },
  { prefix: 'GLI', city: 'Gliwice', region: 'PL-24', lockers: [['Akademicka 10', '44-100', 50.2889, 18.6772, 'campus']] },
  { prefix: 'JEL', city: 'Jelenia Góra', region: 'PL-02', lockers: [['1 Maja 77', '58-500', 50.9034, 15.7537, 'station'], ['Cieplicka 84', '58-560', 50.8637, 15.6853, 'shop']] },
  { prefix: 'KAR', city: 'Karpacz', region: 'PL-02', lockers: [['Konstytucji 3 Maja 50', '58-540', 50.7767, 15.7569, 'shop']] },
  {
    prefix: 'KTW', city: 'Katowice', region: 'PL-24',
    lockers: [['3 Maja 30', '40-097', 50.2586, 19.0166, 'mall'], ['Bankowa 12', '40-007', 50.2612, 19.0283, 'campus']],
  },
  { prefix: 'KIE', city: 'Kielce', region: 'PL-26', lockers: [['Plac Niepodległości 1', '25-506', 50.8744, 20.6176, 'station']] },
  {
    prefix: 'KRK', city: 'Kraków', region: 'PL-12',
    lockers: [
      ['Pawia 5', '31-154', 50.0672, 19.9466, 'station'], ['Czarnowiejska 50', '30-054', 50.0672, 19.9206, 'campus'],
      ['Kalwaryjska 32', '30-504', 50.0431, 19.9443, 'shop'], ['Osiedle Centrum C 1', '31-929', 50.0716, 20.0383, 'estate'],
      ['Zakopiańska 62', '30-418', 50.0156, 19.9266, 'mall'], ['Królewska 57', '30-081', 50.0717, 19.9135, 'petrol'],
    ],
  },
  { prefix: 'KRY', city: 'Krynica-Zdrój', region: 'PL-12', lockers: [['Zdrojowa 16', '33-380', 49.4217, 20.9566, 'market']] },
  { prefix: 'LUB', city: 'Lublin', region: 'PL-06', lockers: [['Plac Dworcowy 1', '20-408', 51.2313, 22.5683, 'station'], ['Radziszewskiego 10', '20-031', 51.2472, 22.5419, 'campus']] },
  {
    prefix: 'LOD', city: 'Łódź', region: 'PL-10',
    lockers: [['Plac Sałacińskiego 1', '90-128', 51.7697, 19.4692, 'station'], ['Piotrkowska 217', '90-451', 51.7512, 19.4617, 'shop']],
  },
  { prefix: 'NOS', city: 'Nowy Sącz', region: 'PL-12', lockers: [['Kolejowa 34', '33-300', 49.6056, 20.7045, 'station'], ['Lwowska 80', '33-300', 49.6262, 20.7112, 'mall']] },
  { prefix: 'NOT', city: 'Nowy Targ', region: 'PL-12', lockers: [['Krakowska 12', '34-400', 49.4848, 20.0302, 'market'], ['Szaflarska 134', '34-400', 49.4685, 20.0293, 'petrol']] },
  { prefix: 'OLS', city: 'Olsztyn', region: 'PL-28', lockers: [['Plac Konstytucji 3 Maja 2', '10-589', 53.7858, 20.4983, 'station']] },
  { prefix: 'OPO', city: 'Opole', region: 'PL-16', lockers: [['Krakowska 48', '45-075', 50.6631, 17.9268, 'station']] },
  {
    prefix: 'POZ', city: 'Poznań', region: 'PL-30',
    lockers: [
      ['Dworcowa 2', '61-801', 52.4026, 16.9119, 'station'], ['Święty Marcin 24', '61-805', 52.4072, 16.9258, 'shop'],
      ['Aleja Solidarności 47', '61-696', 52.4373, 16.9251, 'mall'],
    ],
  },
  { prefix: 'RAD', city: 'Radom', region: 'PL-14', lockers: [['Plac Dworcowy 1', '26-600', 51.3913, 21.1560, 'station']] },
  { prefix: 'RZE', city: 'Rzeszów', region: 'PL-18', lockers: [['Plac Dworcowy 1', '35-201', 50.0432, 22.0072, 'station'], ['Aleja Powstańców Warszawy 12', '35-959', 50.0190, 21.9880, 'campus']] },
  { prefix: 'SAN', city: 'Sanok', region: 'PL-18', lockers: [['Lipińskiego 10', '38-500', 49.5560, 22.2144, 'station']] },
  { prefix: 'SZC', city: 'Szczecin', region: 'PL-32', lockers: [['Kolumba 2', '70-035', 53.4188, 14.5502, 'station'], ['Aleja Wyzwolenia 18', '70-554', 53.4325, 14.5551, 'mall']] },
  { prefix: 'TAR', city: 'Tarnów', region: 'PL-12', lockers: [['Plac Dworcowy 1', '33-100', 50.0049, 20.9738, 'station']] },
  { prefix: 'TOR', city: 'Toruń', region: 'PL-04', lockers: [['Kujawska 1', '87-100', 52.9994, 18.6147, 'station'], ['Gagarina 11', '87-100', 53.0183, 18.5713, 'campus']] },
  {
    prefix: 'WAW', city: 'Warszawa', region: 'PL-14',
    lockers: [
      ['Aleje Jerozolimskie 54', '00-024', 52.2287, 21.0032, 'station'], ['Puławska 32', '02-512', 52.2067, 21.0226, 'shop'],
      ['Targowa 72', '03-734', 52.2540, 21.0352, 'market'], ['Głębocka 15', '03-287', 52.3056, 21.0840, 'mall'],
      ['Powstańców Śląskich 106', '01-466', 52.2397, 20.9147, 'estate'], ['Aleja KEN 36', '02-797', 52.1503, 21.0556, 'estate'],
    ],
  },
  { prefix: 'WIS', city: 'Wisła', region: 'PL-24', lockers: [['Plac Hoffa 3', '43-460', 49.6557, 18.8593, 'market']] },
  {
    prefix: 'WRO', city: 'Wrocław', region: 'PL-02',
    lockers: [
      ['Piłsudskiego 105', '50-085', 51.0988, 17.0365, 'station'], ['Wybrzeże Wyspiańskiego 27', '50-370', 51.1073, 17.0621, 'campus'],
      ['Legnicka 58', '54-204', 51.1196, 16.9897, 'mall'], ['Powstańców Śląskich 95', '53-332', 51.0950, 17.0197, 'shop'],
    ],
  },
  {
    prefix: 'ZAK', city: 'Zakopane', region: 'PL-12',
    lockers: [
      ['Chramcówki 35', '34-500', 49.3012, 19.9634, 'station'], ['Nowotarska 41', '34-500', 49.3026, 19.9539, 'petrol'],
      ['Kościeliska 72', '34-511', 49.2925, 19.9268, 'shop'],
    ],
  },
]
