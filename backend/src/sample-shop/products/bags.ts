import type { ProductPlan } from '../product-plan.ts'

export const BAGS: readonly ProductPlan[] = [
  {
    code: 'RYS',
    kind: 'backpack',
    name: ['Rysy 28 Pack', 'Plecak Rysy 28'],
    short: ['Unisex, 28 l', 'Unisex, 28 l'],
    price: 519,
    colors: ['tarn', 'moss', 'granite'],
    categories: ['backpacks'],
    isBestseller: true,
    weight: 0.98,
    traits: { gender: ['unisex'], activity: ['hiking', 'travel'], material: ['polyamide'], style_bags: ['backpack'], strap_bags: ['padded', 'hip'], features_bags: ['hydration', 'waterproof'] },
    text: [
      {
        heading: 'A day and a bit',
        lead: 'Twenty-eight litres hold a rope or a change of clothes, not both, which settles the argument at home. The back is a frame sheet you can pull out and sit on.',
        points: ['980 g', 'Rain cover in its own pocket', 'Takes poles or an axe'],
      },
      {
        heading: 'Na dzień z okładem',
        lead: 'W dwudziestu ośmiu litrach zmieści się lina albo zmiana ubrania, nie jedno i drugie, i to kończy domową dyskusję. Usztywnienie pleców można wyjąć i na nim usiąść.',
        points: ['980 g', 'Pokrowiec od deszczu w osobnej kieszeni', 'Mocowanie kijów lub czekana'],
      },
    ],
  },
  {
    code: 'ROH',
    kind: 'duffel',
    name: ['Rohacze Duffel 45', 'Torba Rohacze 45'],
    short: ['Unisex, 45 l', 'Unisex, 45 l'],
    price: 359,
    colors: ['moss', 'granite', 'dawn'],
    categories: ['duffels'],
    weight: 0.87,
    traits: { gender: ['unisex'], activity: ['travel', 'training'], material: ['polyester'], style_bags: ['duffel'], strap_bags: ['shoulder', 'handles'], features_bags: ['waterproof', 'lockable'] },
    text: [
      {
        heading: 'Goes under the seat, comes off the roof',
        lead: 'Coated canvas that a wet car park does not worry. The straps move to the back when the station is far.',
        points: ['45 litres, cabin size', 'Shoe compartment at one end', 'Zips that take a padlock'],
      },
      {
        heading: 'Pod fotel albo na dach',
        lead: 'Powlekana tkanina, której mokry parking nie robi różnicy. Gdy na dworzec daleko, pasy przepina się na plecy.',
        points: ['45 litrów, rozmiar kabinowy', 'Komora na buty z jednej strony', 'Zamki na kłódkę'],
      },
    ],
  },
  {
    code: 'MNI',
    kind: 'backpack',
    name: ['Mnich 18 Pack', 'Plecak Mnich 18'],
    short: ['Unisex, 18 l', 'Unisex, 18 l'],
    price: 379,
    colors: ['rowan', 'glacier', 'granite'],
    categories: ['backpacks'],
    isNew: true,
    weight: 0.54,
    traits: { gender: ['unisex'], activity: ['running', 'hiking', 'everyday'], material: ['polyamide'], style_bags: ['backpack'], strap_bags: ['padded'], features_bags: ['hydration', 'laptop'] },
    text: [
      {
        heading: 'Small monk, light load',
        lead: 'For a half day on foot and the other half at a desk: the water sleeve takes a thirteen-inch laptop just as well.',
        points: ['540 g', 'Sternum strap with a whistle', 'Two bottle pockets you reach without stopping'],
      },
      {
        heading: 'Mały mnich, lekki bagaż',
        lead: 'Na pół dnia w terenie i drugie pół przy biurku, bo w przegrodę na bukłak wejdzie też laptop trzynaście cali.',
        points: ['540 g', 'Pas piersiowy z gwizdkiem', 'Dwie kieszenie na butelki pod ręką'],
      },
    ],
  },
  {
    code: 'BAR',
    kind: 'duffel',
    look: { pattern: 'color-block' },
    name: ['Baraniec Duffel 70', 'Torba Baraniec 70'],
    short: ['Unisex, 70 l', 'Unisex, 70 l'],
    price: 449,
    special: 389,
    colors: ['larch', 'tarn'],
    categories: ['duffels'],
    weight: 1.15,
    traits: { gender: ['unisex'], activity: ['travel', 'ski-touring'], material: ['polyester'], style_bags: ['duffel'], strap_bags: ['shoulder', 'handles'], features_bags: ['waterproof', 'lockable'] },
    text: [
      {
        heading: 'A week, skis not included',
        lead: 'Opens along its whole length, so the thing you need is not at the bottom. Ski boots fit at the ends, one each.',
        points: ['70 litres', 'Six handles', 'Base of double canvas'],
      },
      {
        heading: 'Na tydzień, bez nart',
        lead: 'Otwiera się na całą długość, więc to, czego szukasz, nie leży na dnie. Buty narciarskie wchodzą na końcach, po jednym.',
        points: ['70 litrów', 'Sześć uchwytów', 'Dno z podwójnej tkaniny'],
      },
    ],
  },
  {
    code: 'SKR',
    kind: 'tote',
    name: ['Skrajna Tote', 'Torba na ramię Skrajna'],
    short: ['Unisex, organic cotton', 'Unisex, bawełna organiczna'],
    price: 129,
    colors: ['hoarfrost'],
    categories: ['duffels'],
    weight: 0.31,
    traits: { gender: ['unisex'], activity: ['everyday'], material: ['cotton'], style_bags: ['tote'], strap_bags: ['handles'] },
    text: [
      {
        heading: 'For chalk, bread or a book',
        lead: 'Thick canvas with a pocket for keys. It stands up by itself, which is rarer than it sounds.',
        points: ['18 litres', 'Handles long enough for a winter coat', 'Machine wash at 30 °C'],
      },
      {
        heading: 'Na magnezję, chleb albo książkę',
        lead: 'Gruba tkanina i kieszeń na klucze. Stoi sama, co wbrew pozorom nie jest częste.',
        points: ['18 litrów', 'Uchwyty na tyle długie, że wejdą na zimową kurtkę', 'Pranie w 30 °C'],
      },
    ],
  },
]
