import { family } from '../plan/product-family.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

const BUNDLES = family(
  { kind: 'backpack', categories: ['sets'], traits: { activity: ['hiking'] } },
  [
    {
      code: 'SBG',
      kind: 'yoga-mat',
      name: ['Home Gym Starter Set', 'Domowa siłownia na start'],
      short: ['Mat, kettlebell and what you add', 'Mata, kettlebell i co dobierzesz'],
      price: 168,
      colors: ['tarn'],
      weight: 0,
      traits: { activity: ['training', 'yoga'], category_gear: ['strength', 'mobility'] },
      bundle: [
        { title: ['Mat', 'Mata'], input: 'radio', parts: [{ sku: 'PLN-GRA' }, { sku: 'ROS-TAR', surcharge: 120 }, { sku: 'ROS-DAW', surcharge: 120 }] },
        {
          title: ['Kettlebell', 'Kettlebell'], input: 'select',
          parts: [
            { sku: 'HRU-GRA-4KG' }, { sku: 'HRU-GRA-8KG', surcharge: 60 }, { sku: 'HRU-GRA-12KG', surcharge: 120 },
            { sku: 'HRU-GRA-16KG', surcharge: 180 },
          ],
        },
        { title: ['Bands', 'Gumy'], input: 'radio', isOptional: true, parts: [{ sku: 'WAN-MOS', surcharge: 49 }, { sku: 'CZE-ROW', surcharge: 59 }] },
        {
          title: ['To recover', 'Do regeneracji'], input: 'checkbox', isOptional: true,
          parts: [{ sku: 'MUR', surcharge: 99 }, { sku: 'PNK-DAW', surcharge: 59 }, { sku: 'NOS', surcharge: 89 }],
        },
      ],
      en: [
        'Two square metres are enough',
        'Choose a mat and a weight, add bands if you like, and pay less than for the parts one by one. No machine, no mirror, no membership.',
        'At least PLN 30 less than separately', 'Change any part before you order', 'Sent in one parcel',
      ],
      pl: [
        'Wystarczą dwa metry kwadratowe',
        'Wybierz matę i ciężar, dobierz gumy, jeśli chcesz, i zapłać mniej, niż kosztują osobno. Bez maszyn, luster i karnetu.',
        'Co najmniej 30 zł taniej niż osobno', 'Każdą część można wymienić', 'Wysyłka w jednej paczce',
      ],
    },
    {
      code: 'SFS',
      name: ['First Summit Set', 'Zestaw na pierwszy szczyt'],
      short: ['Pack, bottle, socks', 'Plecak, butelka, skarpety'],
      price: 447,
      colors: ['spruce'],
      isNew: true,
      weight: 0,
      traits: { activity: ['hiking', 'travel'], style_bags: ['backpack'] },
      bundle: [
        { title: ['Pack', 'Plecak'], input: 'radio', parts: [{ sku: 'KRN-SPR' }, { sku: 'KRN-LAR' }, { sku: 'RYS-TAR', surcharge: 170 }] },
        {
          title: ['Bottle', 'Butelka'], input: 'radio',
          parts: [{ sku: 'PST-GLA' }, { sku: 'SIK-DAW', surcharge: 30 }, { sku: 'SIK-GLA', surcharge: 30 }],
        },
        {
          title: ['Socks', 'Skarpety'], input: 'select', isAsked: true,
          parts: [{ sku: 'DUN-SCR-3538' }, { sku: 'DUN-SCR-3942' }, { sku: 'DUN-SCR-4346' }],
        },
        {
          title: ['Cap', 'Czapka z daszkiem'], input: 'select', isOptional: true,
          parts: [{ sku: 'PIN-GLA-SM', surcharge: 69 }, { sku: 'PIN-GLA-LXL', surcharge: 69 }],
        },
      ],
      en: [
        'For someone who has only just been talked into it',
        'What you need for a day out, apart from boots and a friend who knows the way. The set costs less than its parts.',
        'At least PLN 50 less than separately', 'Sock sizes to choose from', 'Makes a good present in May',
      ],
      pl: [
        'Dla kogoś, kto właśnie dał się namówić',
        'Wszystko na jednodniową wycieczkę oprócz butów i znajomego, który zna drogę. Zestaw kosztuje mniej niż jego części.',
        'Co najmniej 50 zł taniej niż osobno', 'Rozmiar skarpet do wyboru', 'Dobry prezent na maj',
      ],
    },
    {
      code: 'SRB',
      kind: 'socks',
      name: ['Runner’s Box', 'Pudełko biegacza'],
      short: ['Socks, cap and a timer', 'Skarpety, czapka i stoper'],
      price: 69,
      colors: ['tarn'],
      weight: 0,
      traits: { activity: ['running', 'training'] },
      bundle: [
        {
          title: ['Socks, as many as you like', 'Skarpety, ile chcesz'], input: 'multi',
          parts: [
            { sku: 'RAB-LAR-3538', surcharge: 39 }, { sku: 'RAB-LAR-3942', surcharge: 39 }, { sku: 'RAB-LAR-4346', surcharge: 39 },
            { sku: 'SOK-HOA-3942', surcharge: 39 },
          ],
        },
        { title: ['Cap', 'Czapka z daszkiem'], input: 'radio', isAsked: true, parts: [{ sku: 'PIN-GLA-LXL' }, { sku: 'PIN-GLA-SM' }] },
        {
          title: ['Timer', 'Stoper'], input: 'checkbox', isOptional: true,
          parts: [{ sku: 'MET-DAW', surcharge: 179 }, { sku: 'KUL-ROW', quantity: 2, surcharge: 34 }],
        },
      ],
      en: [
        'Everything but the willpower',
        'Put a box together for somebody who starts on Monday. Or for yourself, on Sunday evening.',
        'Choose several pairs at once', 'Sent in a plain box', 'No plan included, only hope',
      ],
      pl: [
        'Wszystko oprócz silnej woli',
        'Złóż pudełko dla kogoś, kto zaczyna od poniedziałku. Albo dla siebie, w niedzielę wieczorem.',
        'Kilka par naraz', 'Wysyłka w zwykłym pudełku', 'Bez planu, za to z nadzieją',
      ],
    },
    {
      code: 'SYC',
      kind: 'yoga-mat',
      name: ['Yoga Corner', 'Kącik do jogi'],
      short: ['Mat, bag, lessons', 'Mata, torba, lekcje'],
      price: 278,
      colors: ['crocus'],
      weight: 0,
      traits: { activity: ['yoga'], category_gear: ['mobility', 'balance'] },
      bundle: [
        { title: ['Mat', 'Mata'], input: 'radio', parts: [{ sku: 'KAL-CRO' }, { sku: 'KAL-SPR' }, { sku: 'LAK-GLA' }] },
        { title: ['Bag', 'Torba'], input: 'radio', parts: [{ sku: 'MAT-CRO' }, { sku: 'MAT-SPR' }] },
        { title: ['Lessons', 'Lekcje'], input: 'checkbox', isOptional: true, parts: [{ sku: 'POR', surcharge: 69 }] },
      ],
      en: [
        'A corner is a room, too',
        'Cork underfoot, a bag to carry it in, and ten lessons for mornings when the studio is far away.',
        'At least PLN 20 less than separately', 'Lessons arrive by email at once', 'A choice of two mats',
      ],
      pl: [
        'Kącik to też pokój',
        'Korek pod stopami, torba na matę i dziesięć lekcji na poranki, kiedy do studia za daleko.',
        'Co najmniej 20 zł taniej niż osobno', 'Lekcje przychodzą e-mailem od razu', 'Dwie maty do wyboru',
      ],
    },
    {
      code: 'SGB',
      kind: 'beanie',
      name: ['Gift Box for a Hiker', 'Pudełko prezentowe dla piechura'],
      short: ['Beanie, socks, bottle', 'Czapka, skarpety, butelka'],
      price: 197,
      colors: ['rowan'],
      isBestseller: true,
      weight: 0.6,
      options: ['wrapping', 'note'],
      traits: { activity: ['hiking', 'everyday'] },
      bundle: [
        { title: ['Beanie', 'Czapka'], input: 'radio', parts: [{ sku: 'KAZ-GRA' }, { sku: 'KAZ-TAR' }, { sku: 'BUT-LAR', surcharge: 6 }] },
        {
          title: ['Socks', 'Skarpety'], input: 'select', isAsked: true,
          parts: [{ sku: 'DUN-SCR-3942' }, { sku: 'DUN-SCR-3538' }, { sku: 'DUN-SCR-4346' }, { sku: 'POP-MOS-3942', surcharge: 10 }],
        },
        { title: ['Bottle', 'Butelka'], input: 'radio', parts: [{ sku: 'PST-GLA' }, { sku: 'SIK-DAW', surcharge: 30 }] },
      ],
      en: [
        'One price, three things, no guessing',
        'A box for the brother-in-law who has everything and still goes outdoors. Wrapped if you wish, with a card that we write by hand.',
        'One price for the box', 'Gift wrapping to choose', 'A card in your words',
      ],
      pl: [
        'Jedna cena, trzy rzeczy, żadnego zgadywania',
        'Pudełko dla szwagra, który wszystko ma, a i tak wychodzi z domu. Możemy je zapakować i dołożyć kartkę pisaną ręcznie.',
        'Jedna cena za pudełko', 'Opakowanie na prezent do wyboru', 'Kartka z twoimi słowami',
      ],
    },
    {
      code: 'SHW',
      name: ['Hut Week Set', 'Zestaw na tydzień w schroniskach'],
      short: ['Big pack and small comforts', 'Duży plecak i małe wygody'],
      price: 509,
      colors: ['moss'],
      weight: 0,
      isShippedSeparately: true,
      traits: { activity: ['hiking', 'travel'], style_bags: ['backpack'] },
      bundle: [
        { title: ['Pack', 'Plecak'], input: 'radio', parts: [{ sku: 'KAM-TAR' }, { sku: 'KAM-MOS' }, { sku: 'WYN-GRA', surcharge: 250 }] },
        {
          title: ['Food flask', 'Termos obiadowy'], input: 'radio', isOptional: true,
          parts: [{ sku: 'KOC-PEA', surcharge: 109 }, { sku: 'KOC-SPR', surcharge: 109 }],
        },
        {
          title: ['Trekking socks', 'Skarpety trekkingowe'], input: 'select', isAsked: true,
          parts: [
            { sku: 'POP-MOS-3942', quantity: 2, isFree: true, surcharge: 59 }, { sku: 'POP-MOS-3538', quantity: 2, isFree: true, surcharge: 59 },
            { sku: 'POP-MOS-4346', quantity: 2, isFree: true, surcharge: 59 },
          ],
        },
        { title: ['For the evening', 'Na wieczór'], input: 'checkbox', isOptional: true, parts: [{ sku: 'SAN-SCR-3942', surcharge: 65 }, { sku: 'SAN-SCR-4346', surcharge: 65 }] },
      ],
      en: [
        'Seven nights, one pack',
        'A pack that carries, socks to change and, if you like, a flask for something warm. The number of pairs is between you and your conscience.',
        'At least PLN 60 less than separately', 'As many pairs of socks as you like', 'Two parcels, one charge for delivery',
      ],
      pl: [
        'Siedem nocy, jeden plecak',
        'Plecak, który niesie, skarpety na zmianę i, jeśli chcesz, termos na coś ciepłego. Liczba par to już sprawa między tobą a sumieniem.',
        'Co najmniej 60 zł taniej niż osobno', 'Dowolna liczba par skarpet', 'Dwie paczki, jedna opłata za dostawę',
      ],
    },
  ],
)

const GROUPS = family(
  { kind: 'dumbbell', categories: ['sets'], traits: { activity: ['training'], category_gear: ['strength'], climate: ['indoor'] } },
  [
    {
      code: 'GZD',
      name: ['Zadni Dumbbells in Pairs', 'Hantle Zadni parami'],
      short: ['Three weights, as many as you need', 'Trzy wagi, ile potrzebujesz'],
      price: 0,
      colors: ['granite'],
      weight: 0,
      group: [['ZAD-GRA-4KG', 2], ['ZAD-GRA-8KG', 2], ['ZAD-GRA-12KG', 0]],
      en: [
        'Because you have two arms',
        'The whole Zadni family on one page: put the numbers in and we pack the van.',
        'Sold singly or in pairs', 'Different arms, different weights: nobody will ask', 'Flat heads, they do not roll',
      ],
      pl: [
        'Bo ręce są dwie',
        'Cała rodzina Zadnich na jednej stronie: wpisz liczby, a my pakujemy samochód.',
        'Na sztuki albo parami', 'Każda ręka może mieć inną wagę, nie pytamy', 'Płaskie głowice, nie toczą się',
      ],
    },
    {
      code: 'GSK',
      kind: 'bottle',
      name: ['Siklawa Bottles for Everybody', 'Butelki Siklawa dla każdego'],
      short: ['One colour for each of you', 'Każdemu inny kolor'],
      price: 0,
      colors: ['glacier'],
      weight: 0,
      traits: { activity: ['hiking', 'everyday'], category_gear: ['hydration'], material: ['steel'] },
      group: [['SIK-DAW', 0], ['SIK-GLA', 0], ['SIK-GRA', 0]],
      en: [
        'No more “that one is mine”',
        'The same bottle in three colours, ordered in one go. For families, offices and choirs.',
        '0.75 l each', 'Hot for 12 hours, cold for 24', 'Wide enough for a brush',
      ],
      pl: [
        'Koniec z „ta jest moja”',
        'Ta sama butelka w trzech kolorach, zamawiana za jednym razem. Dla rodzin, biur i chórów.',
        'Każda 0,75 l', 'Ciepło trzyma 12 godzin, zimno 24', 'Szczotka wchodzi w szyjkę',
      ],
    },
    {
      code: 'GRE',
      kind: 'foam-roller',
      name: ['Recovery Shelf', 'Półka do regeneracji'],
      short: ['Rollers and balls', 'Rollery i piłki'],
      price: 0,
      colors: ['dawn'],
      isNew: true,
      weight: 0,
      traits: { activity: ['training', 'running', 'yoga'], category_gear: ['mobility'], material: ['foam'] },
      group: [['MUR', 1], ['WAL-TAR', 0], ['PNK-DAW', 0], ['KUL-ROW', 2]],
      en: [
        'What to do on the day without training',
        'Everything that hurts usefully, in one place. Begin with the small ball and the soles of your feet.',
        'From medium to very hard', 'Fits on one shelf', 'Balls in pairs, for the spine',
      ],
      pl: [
        'Co robić w dzień bez treningu',
        'Wszystko, co boli z pożytkiem, w jednym miejscu. Zacznij od małej piłki i podeszew stóp.',
        'Od średnich po bardzo twarde', 'Mieści się na jednej półce', 'Piłki parami, do kręgosłupa',
      ],
    },
    {
      code: 'GBA',
      kind: 'resistance-band',
      name: ['All the Bands', 'Wszystkie gumy'],
      short: ['Short, long and in sets', 'Krótkie, długie i w kompletach'],
      price: 0,
      colors: ['moss'],
      weight: 0,
      traits: { activity: ['training', 'yoga'], category_gear: ['strength', 'mobility'], material: ['rubber'] },
      group: [['CZE-ROW', 1], ['WAN-MOS', 1], ['HUC-GRA', 0]],
      en: [
        'A gym that fits in a drawer',
        'Nine loops in three sets, from a nudge to a shove. Take the ones you lack.',
        'Natural rubber', 'They nest in one another', 'Keep out of the sun',
      ],
      pl: [
        'Siłownia, która mieści się w szufladzie',
        'Dziewięć pętli w trzech kompletach, od szturchnięcia po porządny opór. Weź te, których brakuje.',
        'Kauczuk naturalny', 'Mieszczą się jedna w drugiej', 'Trzymać z dala od słońca',
      ],
    },
    {
      code: 'GHR',
      kind: 'kettlebell',
      name: ['Hruby Kettlebell Ladder', 'Drabinka kettlebelli Hruby'],
      short: ['From 4 to 12 kilograms', 'Od 4 do 12 kilogramów'],
      price: 0,
      colors: ['granite'],
      weight: 0,
      traits: { material: ['iron'] },
      group: [['HRU-GRA-4KG', 1], ['HRU-GRA-8KG', 1], ['HRU-GRA-12KG', 1]],
      en: [
        'Rung by rung',
        'Three weights last a year: the first for learning, the second for working, the third for looking at with respect.',
        'Cast in one piece', 'Rubber feet', 'The courier has been warned',
      ],
      pl: [
        'Szczebel po szczeblu',
        'Trzy wagi wystarczą na rok: na pierwszej się uczysz, z drugą ćwiczysz, na trzecią patrzysz z szacunkiem.',
        'Z jednego odlewu', 'Gumowe stopki', 'Kurier jest uprzedzony',
      ],
    },
  ],
)

export const SETS: readonly ProductPlan[] = [...BUNDLES, ...GROUPS]
