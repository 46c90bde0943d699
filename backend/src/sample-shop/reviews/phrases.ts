import type { LocalizedText } from '../plan/localized-text.ts'

/** Phrases that fit any product and any reviewer. */
export const PHRASES = {
  praise: [
    ['Size as in the table.', 'Rozmiar zgodny z tabelą.'],
    ['Even seams, no loose threads.', 'Szwy równe, żadnych wystających nitek.'],
    ['Arrived the next day, well packed.', 'Przyszło następnego dnia, dobrze zapakowane.'],
    ['Worth its price.', 'Warte swojej ceny.'],
    ['Exactly as described.', 'Dokładnie takie jak w opisie.'],
    ['Bought as a present, the present was liked.', 'Kupione na prezent, prezent się spodobał.'],
    ['The description made me laugh, the quality did not.', 'Opis rozbawił, jakość już na poważnie.'],
    ['A season of hard use and no complaints.', 'Sezon intensywnego używania i żadnych zastrzeżeń.'],
    ['I had something dearer before, and it was worse.', 'Poprzednie było droższe i gorsze.'],
    ['The shop answered my question within an hour.', 'Sklep odpowiedział na pytanie w godzinę.'],
    ['A friend asked for the address of the shop.', 'Znajoma pytała o adres sklepu.'],
    ['Simple and well thought out.', 'Proste i przemyślane.'],
  ],
  closing: [
    ['The same again next time.', 'Następnym razem znowu to samo.'],
    ['Recommended.', 'Polecam.'],
    ['No regrets.', 'Nie żałuję.'],
    ['Five stars from the whole family.', 'Pięć gwiazdek od całej rodziny.'],
    ['I hope the next season will have more colours.', 'Oby w następnym sezonie było więcej kolorów.'],
    ['See you on the trail.', 'Do zobaczenia na szlaku.'],
  ],
  reservation: [
    ['One star less for the packaging, too much cardboard.', 'Gwiazdka mniej za opakowanie, za dużo kartonu.'],
    ['I would only wish for one more pocket.', 'Brakuje mi tylko jednej kieszeni więcej.'],
    ['The colour is a little darker than in the picture.', 'Kolor trochę ciemniejszy niż na zdjęciu.'],
    ['A bit dear, but one sees what for.', 'Trochę drogo, ale widać za co.'],
    ['Between two sizes take the larger.', 'Między dwoma rozmiarami lepiej wziąć większy.'],
    ['Delivery took four days.', 'Dostawa trwała cztery dni.'],
  ],
  doubt: [
    ['All right, but for this price I expected more.', 'W porządku, ale za tę cenę można oczekiwać więcej.'],
    ['Good in dry weather, average otherwise.', 'W dobrą pogodę dobre, poza tym przeciętne.'],
    ['Runs small, had to be exchanged.', 'Rozmiarówka zaniżona, potrzebna była wymiana.'],
    ['Neither bad nor special.', 'Ani złe, ani wyjątkowe.'],
  ],
  regret: [
    ['Sent back, the money returned within three days.', 'Odesłane, pieniądze wróciły w trzy dni.'],
    ['The complaint was accepted, but time was lost.', 'Reklamacja uznana, ale czas stracony.'],
    ['Perhaps a faulty piece, but it cannot be recommended.', 'Może wadliwa sztuka, ale polecić nie mogę.'],
    ['Not what the description promised.', 'Nie to, co obiecywał opis.'],
  ],
} as const satisfies Record<string, readonly LocalizedText[]>

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
    'bothy_cat', 'Laura', 'Henrik', 'J. Weaver', 'Nora', 'up_and_down', 'Gareth',
  ],
  [
    'Marta K.', 'góral_z_wyboru', 'Piotrek', 'Ania z Krakowa', 'Kasia', 'szlakiem.w.ciszy', 'Tomasz W.', 'Ola', 'mama_na_szlaku', 'Bartek', 'Zofia', 'Wojtek z Gliwic',
    'Halina', 'tatromaniak', 'Jacek', 'Ewelina', 'piechur73', 'Basia', 'Michał P.', 'Gosia', 'Krzysiek', 'wolny_biegacz', 'Iwona', 'Staszek', 'Monika z Gdyni', 'Rafał',
  ],
]
