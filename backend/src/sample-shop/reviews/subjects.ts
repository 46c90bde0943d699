import type { Kind } from '../../services/media/drawings/core/draw-options.ts'
import type { LocalizedText } from '../plan/localized-text.ts'

/** Phrases for one kind of product. */
interface Subject {
  readonly praise: readonly LocalizedText[]
  /** Complaints. */
  readonly blame: readonly LocalizedText[]
}

const SHELLS: Subject = {
  praise: [
    ['Four hours of rain on the way to the hut and dry underneath.', 'Cztery godziny deszczu w drodze do schroniska i pod spodem sucho.'],
    ['The hood turns with the head, at last somebody thought of that.', 'Kaptur obraca się razem z głową, nareszcie ktoś o tym pomyślał.'],
    ['Wind on the ridge at sixty and I forgot about it.', 'Na grani wiało sześćdziesiąt i można było o tym zapomnieć.'],
    ['Fits over a fleece without looking like a tent.', 'Wchodzi na polar i nie wygląda przy tym jak namiot.'],
    ['Light enough to take along every time, and that is the point.', 'Waży tyle, że bierze się zawsze, a o to przecież chodzi.'],
    ['Zips run smoothly even in gloves.', 'Zamki chodzą lekko, także w rękawiczkach.'],
    ['The pockets sit above the hip belt, so nothing digs in.', 'Kieszenie są nad pasem biodrowym, nic nie uwiera.'],
    ['Second autumn, three washes, water still runs off.', 'Druga jesień, trzy prania, a woda nadal spływa.'],
    ['I wear it to work as well, nobody would guess.', 'Noszę też do pracy i nikt by nie zgadł.'],
    ['Sleeves long enough for tall people.', 'Długość rękawów w sam raz także dla wysokich.'],
  ],
  blame: [
    ['The zip caught on the lining on the second day.', 'Drugiego dnia zamek wciągnął podszewkę.'],
    ['Too warm for walking uphill, even with everything open.', 'Pod górę za gorąco, nawet z otwartymi zamkami.'],
  ],
}

const WARM: Subject = {
  praise: [
    ['An hour at a windy bus stop and no thought of the cold.', 'Godzina na wietrznym przystanku i ani myśli o zimnie.'],
    ['Packs smaller than my lunch.', 'Po spakowaniu mniejsze niż drugie śniadanie.'],
    ['Second winter, and the loft is as it was.', 'Druga zima i nadal grzeje tak samo.'],
    ['Not one feather on the jumper.', 'Ani jednego piórka na swetrze.'],
    ['Fits under a shell without a fight.', 'Pod kurtkę od deszczu wchodzi bez walki.'],
    ['Warm where the cold gets in.', 'Grzeje tam, gdzie człowiek marznie.'],
    ['Worn from October to April, seams like new.', 'Noszone od października do kwietnia, szwy jak nowe.'],
    ['The collar replaces a scarf.', 'Kołnierz zastępuje szalik.'],
  ],
  blame: [
    ['Feathers come out at the shoulder seam.', 'Przy szwie na ramieniu wychodzą piórka.'],
    ['The hem lets the wind in when one sits.', 'Na siedząco od dołu wieje.'],
  ],
}

const LAYERS: Subject = {
  praise: [
    ['I have hardly taken it off since October.', 'Od października prawie z grzbietu nie schodzi.'],
    ['Warm without being heavy.', 'Grzeje, a prawie nic nie waży.'],
    ['No pilling after a season under pack straps.', 'Po sezonie pod szelkami plecaka nic się nie zmechaciło.'],
    ['Dried overnight in a cold hut.', 'W zimnym schronisku wyschło przez noc.'],
    ['The collar does not scratch and does not let the wind in.', 'Kołnierz nie drapie i nie przepuszcza wiatru.'],
    ['Soft inside like on the first day.', 'W środku nadal miękko, jak pierwszego dnia.'],
    ['Slides under a shell without bunching up.', 'Pod kurtką układa się bez fałd.'],
    ['Good for the office when the heating is off.', 'Dobre też do biura, kiedy nie grzeją.'],
    ['The pocket takes a big phone and closes.', 'Kieszeń mieści duży telefon i się dopina.'],
  ],
  blame: [
    ['After three washes the cuffs have gone loose.', 'Po trzech praniach mankiety się rozciągnęły.'],
    ['It sheds fluff on everything dark.', 'Zostawia kłaczki na wszystkim, co ciemne.'],
  ],
}

const TOPS: Subject = {
  praise: [
    ['Five days on the trail without a wash and no complaints from the bunk above.', 'Pięć dni na szlaku bez prania i nikt z górnej pryczy nie protestował.'],
    ['Dries on the body before you reach the pass.', 'Wysycha na człowieku, zanim dojdzie się na przełęcz.'],
    ['Nothing rubs under the straps.', 'Pod szelkami nic nie obciera.'],
    ['The cut is straight, but not a sack.', 'Krój prosty, ale nie worek.'],
    ['The colour is the same after twenty washes.', 'Po dwudziestu praniach kolor ten sam.'],
    ['Bought one to try, then three more.', 'Najpierw jedna sztuka na próbę, potem jeszcze trzy.'],
    ['Good for running in the heat, the back stays dry.', 'Do biegania w upał w sam raz, plecy zostają suche.'],
    ['The fabric does not show through.', 'Materiał nie prześwituje.'],
    ['No label at the neck, thank you.', 'Brak metki na karku, dziękuję.'],
    ['Long enough not to ride up when you raise your arms.', 'Długość taka, że przy podniesionych rękach nic nie podjeżdża.'],
  ],
  blame: [
    ['A hole at the seam after a month.', 'Po miesiącu dziurka przy szwie.'],
    ['It shrank by a size, though washed as the label says.', 'Po praniu zgodnie z metką o rozmiar mniej.'],
  ],
}

const LEGS: Subject = {
  praise: [
    ['High steps and chains, and nothing pulls anywhere.', 'Wysoki krok, łańcuchy i nigdzie nic nie ciągnie.'],
    ['Nothing slides down, not even on a descent.', 'Nic nie zjeżdża, nawet na zbiegu.'],
    ['The pocket is exactly where the hand is.', 'Kieszeń jest dokładnie tam, gdzie ręka.'],
    ['A slide down scree, and no trace of it.', 'Zjazd po piargu na siedzeniu i ani śladu.'],
    ['Nothing shows through, checked before a mirror in daylight.', 'Nic nie prześwituje, sprawdzone przed lustrem w dzień.'],
    ['An hour after crossing a stream all was dry.', 'Godzina po przejściu przez potok i znów sucho.'],
    ['The waistband does not roll under a hip belt.', 'Pas nie zwija się pod pasem biodrowym.'],
    ['The right length for once.', 'Nareszcie właściwa długość.'],
    ['Comfortable enough for a night train.', 'Wygoda taka, że i w nocnym pociągu nie przeszkadza.'],
    ['After a season the shape is as it was.', 'Po sezonie fason bez zmian.'],
  ],
  blame: [
    ['A seam gave way on the third trip.', 'Na trzecim wyjściu puścił szew.'],
    ['Tight at the waist, the rest is fine.', 'W pasie ciasno, reszta w porządku.'],
  ],
}

const HATS: Subject = {
  praise: [
    ['Fits under a helmet and does not slip over the eyes.', 'Mieści się pod kaskiem i nie zjeżdża na oczy.'],
    ['Does not itch, and I itch from everything.', 'Nie gryzie, a mnie gryzie wszystko.'],
    ['Kept its shape in the washing machine, despite the label.', 'Przeżyła pralkę, wbrew metce.'],
    ['Keeps the wind off the ears.', 'Na uszy nie wieje.'],
    ['Folds into a pocket and comes out as it went in.', 'Zwinięta do kieszeni wychodzi taka, jaka weszła.'],
    ['The colour is better than in the picture.', 'Kolor ładniejszy niż na zdjęciu.'],
  ],
  blame: [
    ['Sits high on a big head.', 'Na dużą głowę za płytka.'],
    ['It faded within one summer.', 'Wypłowiała przez jedno lato.'],
  ],
}

const SOCKS: Subject = {
  praise: [
    ['Twenty-two kilometres in new boots and not one blister.', 'Dwadzieścia dwa kilometry w nowych butach i ani jednego pęcherza.'],
    ['They do not slide down and do not squeeze.', 'Nie zsuwają się i nie uciskają.'],
    ['The third pair already, the first is still going.', 'To już trzecia para, a pierwsza nadal w użyciu.'],
    ['Warm feet even when wet.', 'Nawet mokre grzeją.'],
    ['The seam over the toes cannot be felt.', 'Szwu na palcach w ogóle nie czuć.'],
    ['Left is left and right is right, it does make a difference.', 'Lewa to lewa, prawa to prawa i naprawdę jest różnica.'],
  ],
  blame: [
    ['Worn through at the heel after two months.', 'Po dwóch miesiącach przetarte na pięcie.'],
    ['The lower size is too small for a 38 foot.', 'Mniejszy rozmiar na stopę 38 jest za mały.'],
  ],
}

const BAGS: Subject = {
  praise: [
    ['A whole day of carrying, and the shoulders know nothing of it.', 'Cały dzień noszenia, a ramiona nic o tym nie wiedzą.'],
    ['More pockets than things to put in them.', 'Kieszeni więcej niż rzeczy do włożenia.'],
    ['A whole wet day and dry inside.', 'Cały mokry dzień, a w środku sucho.'],
    ['Stands by itself, so you find things.', 'Stoi bez podpierania, więc da się coś znaleźć.'],
    ['Cabin staff had nothing to say against it.', 'Obsługa samolotu nie miała zastrzeżeń.'],
    ['The zips are big and solid.', 'Zamki duże i solidne.'],
    ['Heavily loaded, and nothing dug in.', 'Załadowane do pełna i nic nie uwierało.'],
    ['Fabric without a scratch after a summer in the rocks.', 'Po lecie w skałach na materiale ani rysy.'],
  ],
  blame: [
    ['A strap came unstitched at the buckle.', 'Przy klamrze odpruł się pasek.'],
    ['Smaller inside than the litres promise.', 'W środku mniej miejsca, niż obiecują litry.'],
  ],
}

const GYM: Subject = {
  praise: [
    ['Stays in place on parquet.', 'Na parkiecie nie ucieka.'],
    ['Does not smell of rubber, the dog checked.', 'Nie pachnie gumą, pies sprawdził.'],
    ['Takes little room and gets used every day.', 'Zajmuje mało miejsca, w użyciu codziennie.'],
    ['Sturdy, nothing wobbles and nothing peels.', 'Solidne wykonanie, nic się nie chwieje ani nie odchodzi.'],
    ['My physiotherapist asked where I got it.', 'Fizjoterapeuta pytał, skąd mam.'],
    ['The neighbours below have not noticed.', 'Sąsiedzi z dołu nic nie zauważyli.'],
    ['Good grip with sweaty hands.', 'Chwyt pewny nawet w spoconej dłoni.'],
    ['Half a year of use and it looks new.', 'Pół roku używania i wygląda jak nowe.'],
  ],
  blame: [
    ['Arrived with a scratch, and the box was torn.', 'Przyszło z rysą, w podartym kartonie.'],
    ['A strong smell in the first week.', 'Przez pierwszy tydzień mocny zapach.'],
  ],
}

const BOTTLES: Subject = {
  praise: [
    ['Tea at six, still hot at two in the afternoon.', 'Herbata zrobiona o szóstej, o czternastej nadal gorąca.'],
    ['Not a drop in the bag.', 'W torbie ani kropli.'],
    ['Fell down a gully, has a dent and works.', 'Po upadku do żlebu jest wgniecenie, poza tym bez zmian.'],
    ['The neck takes ice cubes and a brush.', 'W szyjkę wchodzą kostki lodu i szczotka.'],
    ['No metallic taste.', 'Bez metalicznego posmaku.'],
    ['The engraving is neat, a good present.', 'Grawer równy, dobry prezent.'],
  ],
  blame: [
    ['The paint chipped at the bottom after a week.', 'Po tygodniu przy dnie odprysnął lakier.'],
    ['The lid squeaks.', 'Zakrętka piszczy.'],
  ],
}

const WATCHES: Subject = {
  praise: [
    ['A month without charging, altimeter on.', 'Miesiąc bez ładowania, z włączonym wysokościomierzem.'],
    ['Altitude agrees with the signposts to five metres.', 'Wysokość zgadza się ze słupkami co do pięciu metrów.'],
    ['Readable in full sun.', 'Czytelny w pełnym słońcu.'],
    ['The buttons work in gloves, as promised.', 'Przyciski działają w rękawiczkach, jak obiecują.'],
    ['Light, I forget I have it on.', 'Lekki, zapominam, że go mam.'],
    ['The storm alarm was right, I was not.', 'Alarm burzowy miał rację, ja nie.'],
  ],
  blame: [
    ['The strap gave me a rash.', 'Pasek podrażnił mi skórę.'],
    ['The manual is thinner than the watch.', 'Instrukcja cieńsza niż sam zegarek.'],
  ],
}

const LESSONS: Subject = {
  praise: [
    ['Calm, to the point, no music.', 'Spokojnie, konkretnie, bez muzyki.'],
    ['Six weeks in and the stairs have stopped being a subject.', 'Po sześciu tygodniach schody przestały być tematem.'],
    ['Each mistake is shown, and I had made them all.', 'Pokazany jest każdy błąd, wszystkie były moje.'],
    ['Files without an app, works offline in a hut.', 'Zwykłe pliki, bez aplikacji, działają w schronisku bez sieci.'],
    ['The plan forgives a lost week.', 'Plan wybacza stracony tydzień.'],
    ['Short enough to really do it.', 'Na tyle krótkie, że naprawdę się to robi.'],
  ],
  blame: [
    ['The sound in the second part is too quiet.', 'W drugiej części dźwięk jest za cicho.'],
    ['I expected more for people who train already.', 'Dla kogoś, kto już trenuje, trochę mało.'],
  ],
}

const SUBJECTS: Readonly<Record<Kind, Subject>> = {
  tee: TOPS,
  tank: TOPS,
  'long-sleeve': TOPS,
  'sports-bra': TOPS,
  hoodie: LAYERS,
  'zip-hoodie': LAYERS,
  sweatshirt: LAYERS,
  fleece: LAYERS,
  'shell-jacket': SHELLS,
  'puffer-jacket': WARM,
  vest: WARM,
  leggings: LEGS,
  joggers: LEGS,
  'hiking-pants': LEGS,
  shorts: LEGS,
  skirt: LEGS,
  socks: SOCKS,
  beanie: HATS,
  cap: HATS,
  backpack: BAGS,
  duffel: BAGS,
  tote: BAGS,
  'yoga-mat': GYM,
  dumbbell: GYM,
  kettlebell: GYM,
  'resistance-band': GYM,
  'foam-roller': GYM,
  'gym-ball': GYM,
  bottle: BOTTLES,
  watch: WATCHES,
}

/** @param isLesson overrides the subject of the picture */
export const subjectOf = (kind: Kind, isLesson: boolean): Subject => (isLesson ? LESSONS : SUBJECTS[kind])
