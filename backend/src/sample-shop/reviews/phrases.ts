import type { LocalizedText } from '../plan/localized-text.ts'
import { isGoods, type ProductPlan } from '../plan/product-plan.ts'

/** What a phrase can be about: any product, goods that are sent, or clothing alone. */
type Scope = 'any' | 'goods' | 'clothing'

/** Phrases that fit any reviewer. */
export const PHRASES = {
  praise: {
    any: [
      ['Worth its price.', 'Warte swojej ceny.'],
      ['Exactly as described.', 'Dokładnie takie jak w opisie.'],
      ['The description made me laugh, the quality did not.', 'Opis rozbawił, jakość już na poważnie.'],
      ['I had something dearer before, and it was worse.', 'Poprzednie było droższe i gorsze.'],
      ['They answered my question within the hour.', 'Na pytanie odpowiedzieli w godzinę.'],
      ['A friend has asked for the link.', 'Znajoma już pytała o link.'],
      ['Simple and well thought out.', 'Proste i przemyślane.'],
    ],
    goods: [
      ['Arrived the next day, well packed.', 'Przyszło następnego dnia, dobrze zapakowane.'],
      ['Bought as a present, and it went down well.', 'Kupione na prezent, prezent się spodobał.'],
      ['Months of hard use and no complaints.', 'Kilka miesięcy intensywnego używania i żadnych zastrzeżeń.'],
      ['No plastic in the parcel, thank you for that.', 'W paczce ani kawałka plastiku, za to duży plus.'],
    ],
    clothing: [
      ['Even seams, no loose threads.', 'Szwy równe, żadnych wystających nitek.'],
      ['Ordered two sizes, sent one back, money returned in three days.', 'Zamówione dwa rozmiary, jeden odesłany, pieniądze wróciły w trzy dni.'],
      ['The colour in daylight is as in the picture.', 'Kolor w świetle dziennym jak na zdjęciu.'],
    ],
  },
  closing: {
    any: [
      ['Recommended.', 'Polecam.'],
      ['No regrets.', 'Nie żałuję.'],
      ['Five stars from the whole family.', 'Pięć gwiazdek od całej rodziny.'],
      ['See you on the trail.', 'Do zobaczenia na szlaku.'],
      ['Good work, Halny!', 'Dobra robota, Halny!'],
    ],
    goods: [['Would buy again tomorrow.', 'Jutro biorę drugie.'], ['The same again next time.', 'Następnym razem znowu to samo.']],
    clothing: [['I hope there will be more colours next season.', 'Oby w następnym sezonie było więcej kolorów.']],
  },
  reservation: {
    any: [
      ['A bit dear, but you can see what for.', 'Trochę drogo, ale widać za co.'],
      ['Waited for a sale, glad I did.', 'Warto było zaczekać na promocję.'],
      ['One star less because nothing is perfect.', 'Gwiazdka mniej, bo ideałów nie ma.'],
    ],
    goods: [
      ['One star less for the packaging, too much cardboard.', 'Gwiazdka mniej za opakowanie, za dużo kartonu.'],
      ['Delivery took four days.', 'Dostawa trwała cztery dni.'],
      ['The colour is a little darker than in the picture.', 'Kolor trochę ciemniejszy niż na zdjęciu.'],
    ],
    clothing: [
      ['I only wish it had one more pocket.', 'Przydałaby się jeszcze jedna kieszeń.'],
      ['The label at the side scratches, I cut it off.', 'Metka z boku drapała, nożyczki pomogły.'],
      ['Mind the washing instructions, they mean it.', 'Instrukcję prania trzeba traktować poważnie.'],
    ],
  },
  doubt: {
    any: [
      ['All right, but for this price I expected more.', 'W porządku, ale za tę cenę można oczekiwać więcej.'],
      ['Neither bad nor special.', 'Ani złe, ani wyjątkowe.'],
      ['Does the job, but I would not buy it twice.', 'Robi swoje, ale drugi raz to nie.'],
    ],
    goods: [['Looked sturdier in the pictures.', 'Na zdjęciach wyglądało solidniej.']],
    clothing: [['Nice to wear, fussy to wash.', 'Dobrze się nosi, gorzej pierze.']],
  },
  regret: {
    any: [['Not what the description promised.', 'Nie to, co obiecywał opis.'], ['I cannot recommend it.', 'Nie mogę polecić.']],
    goods: [
      ['Sent back, the money returned within three days.', 'Odesłane, pieniądze wróciły w trzy dni.'],
      ['The complaint was accepted, but time was lost.', 'Reklamacja uznana, ale czas stracony.'],
      ['Perhaps mine was a faulty one.', 'Może trafiła się wadliwa sztuka.'],
    ],
    clothing: [],
  },
} as const satisfies Record<string, Record<Scope, readonly LocalizedText[]>>

/** The phrases that fit a product. */
export function phrasesFor(plan: ProductPlan): Readonly<Record<keyof typeof PHRASES, readonly LocalizedText[]>> {
  const isSent = isGoods(plan) || plan.bundle !== undefined
  const isClothing = isGoods(plan) && plan.categories.some((category) => /^(?:women|men)-/.test(category))
  const fitting = ({ any, goods, clothing }: Record<Scope, readonly LocalizedText[]>) => [...any, ...(isSent ? goods : []), ...(isClothing ? clothing : [])]
  return {
    praise: fitting(PHRASES.praise),
    closing: fitting(PHRASES.closing),
    reservation: fitting(PHRASES.reservation),
    doubt: fitting(PHRASES.doubt),
    regret: fitting(PHRASES.regret),
  }
}

/** Indexed by stars, from one to five. */
export const SUMMARIES: readonly (readonly LocalizedText[])[] = [
  [['Disappointing', 'Rozczarowanie'], ['Does not last', 'Nie wytrzymuje'], ['No, thank you', 'Nie, dziękuję'], ['Returned', 'Zwrot']],
  [['Below expectations', 'Poniżej oczekiwań'], ['Not for me', 'Nie dla mnie'], ['A pity', 'Szkoda'], ['Could be much better', 'Mogło być dużo lepiej']],
  [['Average', 'Przeciętnie'], ['So-so', 'Tak sobie'], ['Has its good and bad sides', 'Są plusy i minusy'], ['Acceptable', 'Ujdzie']],
  [
    ['Good', 'Dobre'], ['Nearly perfect', 'Prawie ideał'], ['Pleased', 'Jest dobrze'], ['Solid', 'Solidnie'], ['Almost everything right', 'Prawie wszystko gra'],
    ['Good, with one remark', 'Dobre, z jedną uwagą'],
  ],
  [
    ['Excellent', 'Świetne'], ['Just right', 'W sam raz'], ['Does what it should', 'Robi, co ma robić'], ['Second season and counting', 'Drugi sezon i wciąż dobrze'],
    ['My favourite', 'Ulubione'], ['Better than expected', 'Lepiej, niż można się było spodziewać'],
    ['Worth every złoty', 'Warte każdej złotówki'], ['Nothing to add', 'Nic dodać'], ['Great quality', 'Świetna jakość'],
  ],
]

/** English and Polish names; each reviewer writes in one language. */
export const NICKNAMES: readonly (readonly string[])[] = [
  [
    'Tom B.', 'ridgewalker', 'Sarah', 'M. Field', 'Jo from Leeds', 'slowhiker', 'Anna in Berlin', 'Pete', 'Catherine L.', 'trailmix', 'Ben', 'Ines', 'Owen R.',
    'bothy_cat', 'Laura', 'Henrik', 'J. Weaver', 'Norman', 'up_and_down', 'Gareth',
  ],
  [
    'Marta K.', 'góral_z_wyboru', 'Piotrek', 'Ania z Krakowa', 'Kasia', 'szlakiem.w.ciszy', 'Tomasz W.', 'Ola', 'mama_na_szlaku', 'Bartek', 'Zofia', 'Wojtek z Gliwic',
    'Halina', 'tatromaniak', 'Jacek', 'Ewelina', 'piechur73', 'Basia', 'Michał P.', 'Gosia', 'Krzysiek', 'wolny_biegacz', 'Iwona', 'Staszek', 'Monika z Gdyni', 'Rafał',
  ],
]
