import type { Subject } from './subject.ts'

export const RAIN_JACKETS: Subject = {
  praise: [
    ['Four hours of rain on the way to the hut and bone dry underneath.', 'Cztery godziny deszczu w drodze do schroniska i pod spodem sucho.'],
    ['The hood turns with your head. At last somebody thought of that.', 'Kaptur obraca się razem z głową, nareszcie ktoś o tym pomyślał.'],
    ['Sixty-kilometre gusts on the ridge and I forgot about them.', 'Na grani wiało sześćdziesiąt i można było o tym zapomnieć.'],
    ['Goes over a fleece without turning me into a tent.', 'Wchodzi na polar i nie robi z człowieka namiotu.'],
    ['Zips run smoothly even with gloves on.', 'Zamki chodzą lekko, także w rękawiczkach.'],
    ['Pockets sit above the hip belt, so nothing digs in.', 'Kieszenie są nad pasem biodrowym, nic nie uwiera.'],
    ['Second autumn, three washes, and water still beads off it.', 'Druga jesień, trzy prania, a woda nadal spływa po wierzchu.'],
    ['I wear it to work as well, nobody has noticed.', 'Noszę też do pracy i nikt się nie zorientował.'],
    ['Sleeves stay down when you reach up.', 'Przy wyciągniętych rękach rękawy zostają na miejscu.'],
  ],
  blame: [
    ['The zip caught on the lining on day two.', 'Drugiego dnia zamek wciągnął podszewkę.'],
    ['Boil-in-the-bag on any climb, even with everything open.', 'Na każdym podejściu sauna, nawet z otwartymi zamkami.'],
    ['Wet at the shoulders under a rucksack after an hour.', 'Po godzinie pod plecakiem mokre ramiona.'],
  ],
}

export const WIND_JACKETS: Subject = {
  praise: [
    ['Lives in the lid of my pack and comes out at every pass.', 'Mieszka w klapie plecaka i wychodzi na każdej przełęczy.'],
    ['Light enough to take every single time, and that is the point.', 'Waży tyle, że bierze się ją zawsze, a o to przecież chodzi.'],
    ['Stops the wind and still breathes on the way up.', 'Zatrzymuje wiatr, a pod górę i tak oddycha.'],
    ['A windy parkrun at four degrees, perfect.', 'Wietrzny bieg przy czterech stopniach, idealnie.'],
    ['Does not flap, even going downhill on the bike.', 'Nie łopocze nawet na zjeździe rowerem.'],
    ['Survived a bramble that my legs did not.', 'Przeżyła jeżyny, czego nie można powiedzieć o moich łydkach.'],
    ['Dry again by the time I had tied my laces.', 'Zanim zawiążę buty, jest znowu sucha.'],
  ],
  blame: [
    ['A shower goes straight through, so do not count on it.', 'Pierwszy deszcz przechodzi na wylot, nie ma co liczyć na więcej.'],
    ['The drawcord end came off in the first week.', 'W pierwszym tygodniu odpadła końcówka ściągacza.'],
    ['Clammy on the forearms when you sweat.', 'Gdy człowiek się spoci, klei się do przedramion.'],
  ],
}

export const DOWN: Subject = {
  praise: [
    ['An hour at a windy bus stop and not a thought of the cold.', 'Godzina na wietrznym przystanku i ani myśli o zimnie.'],
    ['Packs smaller than my lunch.', 'Po spakowaniu mniejsze niż drugie śniadanie.'],
    ['Second winter and it still lofts like on day one.', 'Druga zima, a puch nadal się rozpręża jak pierwszego dnia.'],
    ['Not one feather on my jumper so far.', 'Jak dotąd ani jednego piórka na swetrze.'],
    ['Watched the Perseids in it until three.', 'Oglądanie perseidów do trzeciej w nocy, bez dreszczy.'],
    ['Washed it with tennis balls as the label says, came out fine.', 'Pranie z piłkami tenisowymi według metki, wyszło jak nowe.'],
    ['Weighs nothing and I stopped stealing my husband’s.', 'Nic nie waży i nareszcie nikt nikomu nie podbiera.'],
    ['The collar does the work of a scarf.', 'Kołnierz zastępuje szalik.'],
  ],
  blame: [
    ['Feathers come out at the shoulder seam.', 'Przy szwie na ramieniu wychodzą piórka.'],
    ['A cold line along the seams in the wind.', 'Na wietrze ciągnie po szwach.'],
    ['The fabric tore on the first branch.', 'Materiał rozdarł się na pierwszej gałęzi.'],
  ],
}

export const SYNTHETIC: Subject = {
  praise: [
    ['Got soaked in sleet and stayed warm all the same.', 'Przemoczone w deszczu ze śniegiem i dalej grzało.'],
    ['Comes out of the washing machine as it went in.', 'Z pralki wychodzi takie, jakie weszło.'],
    ['Warm where it matters, free where I move.', 'Grzeje tam, gdzie trzeba, a ruchów nie krępuje.'],
    ['Worn from October to April, seams like new.', 'Noszone od października do kwietnia, szwy jak nowe.'],
    ['Slides under a shell without a fight.', 'Pod kurtkę od deszczu wchodzi bez walki.'],
    ['My belay layer for the whole winter.', 'Cała zima na stanowiskach w tym jednym.'],
    ['Good for dog walks when the fog is freezing.', 'Na spacery z psem w zamarzającej mgle w sam raz.'],
  ],
  blame: [
    ['The hem lets the wind in when you sit.', 'Na siedząco od dołu wieje.'],
    ['Flatter after one winter than I hoped.', 'Po jednej zimie zrobiło się płaskie.'],
    ['Bulky, does not go into a small pack.', 'Zajmuje dużo miejsca, do małego plecaka nie wejdzie.'],
  ],
}

export const FLEECES: Subject = {
  praise: [
    ['I have hardly taken it off since October.', 'Od października prawie z grzbietu nie schodzi.'],
    ['Warm without the weight.', 'Grzeje, a prawie nic nie waży.'],
    ['A whole season under pack straps and no pilling.', 'Po sezonie pod szelkami plecaka nic się nie zmechaciło.'],
    ['Dried overnight in a cold hut.', 'W zimnym schronisku wyschło przez noc.'],
    ['The collar does not scratch and keeps the draught out.', 'Kołnierz nie drapie i nie wpuszcza przeciągu.'],
    ['Goes under a shell without bunching up.', 'Pod kurtką układa się bez fałd.'],
    ['The office is at eighteen degrees and I am fine.', 'W biurze osiemnaście stopni, a mnie ciepło.'],
    ['Thumb on the zip, zip down, carry on walking.', 'Zamek w dół jednym palcem i idzie się dalej.'],
  ],
  blame: [
    ['After three washes the cuffs have gone slack.', 'Po trzech praniach mankiety się rozciągnęły.'],
    ['Sheds fluff on everything dark.', 'Zostawia kłaczki na wszystkim, co ciemne.'],
    ['Any wind at all goes through it.', 'Przewiewa przy najmniejszym wietrze.'],
  ],
}

export const SWEATSHIRTS: Subject = {
  praise: [
    ['Thick, soft, and the hem does not ride up.', 'Gruba, miękka i nie podjeżdża na plecach.'],
    ['My son has already borrowed it twice.', 'Syn już dwa razy podebrał.'],
    ['Ten washes at forty and the same size as before.', 'Dziesięć prań w czterdziestu stopniach i rozmiar ten sam.'],
    ['Proper heavy cotton, you can feel it in the hand.', 'Porządna ciężka bawełna, czuć to w ręku.'],
    ['The ribbing springs back, cuffs included.', 'Ściągacze wracają na miejsce, mankiety też.'],
    ['Smelled of bonfire for a week, that is on me.', 'Tydzień pachniała ogniskiem, ale to nie jej wina.'],
    ['The colour in daylight is exactly the one on the page.', 'W dziennym świetle kolor dokładnie taki jak na stronie.'],
    ['Bought for evenings, ended up wearing it all day.', 'Miała być na wieczory, jest na całe dni.'],
  ],
  blame: [
    ['Fluff everywhere after the first wash.', 'Po pierwszym praniu wszędzie kłaczki.'],
    ['The neck went wavy.', 'Dekolt się pofalował.'],
    ['Takes two days to dry.', 'Schnie dwa dni.'],
  ],
}

export const MERINO: Subject = {
  praise: [
    ['Five days on the trail without a wash and no complaints from the bunk above.', 'Pięć dni na szlaku bez prania i nikt z górnej pryczy nie protestował.'],
    ['Does not itch, and everything makes me itch.', 'Nie gryzie, a mnie gryzie wszystko.'],
    ['Slept in it, hiked in it, had dinner in it.', 'Na szlak, do spania i na kolację, w tym samym.'],
    ['Warm when damp, which in November is always.', 'Grzeje wilgotne, czyli w listopadzie cały czas.'],
    ['Nothing rubs under the straps.', 'Pod szelkami nic nie obciera.'],
    ['Washed by hand in a hut basin, dry by morning.', 'Przeprane w umywalce w schronisku, rano suche.'],
    ['Cooler in the sun than my cotton ones.', 'W słońcu chłodniej niż w bawełnie.'],
  ],
  blame: [
    ['A hole at the seam after a month.', 'Po miesiącu dziurka przy szwie.'],
    ['Moths like it more than I do.', 'Mole lubią je bardziej niż ja.'],
    ['Shrank, although washed cold.', 'Zbiegło się mimo prania w zimnej wodzie.'],
  ],
}

export const COTTON_TOPS: Subject = {
  praise: [
    ['Does not show through, not even the white one.', 'Nie prześwituje, biała też nie.'],
    ['Straight cut, but not a sack.', 'Krój prosty, ale nie worek.'],
    ['The colour is the same after twenty washes.', 'Po dwudziestu praniach kolor ten sam.'],
    ['Bought one to try, then three more.', 'Najpierw jedna sztuka na próbę, potem jeszcze trzy.'],
    ['Soft from day one, no scratchy label at the neck.', 'Miękkie od pierwszego dnia, bez drapiącej metki na karku.'],
    ['The side seams stay at the sides.', 'Szwy boczne są po bokach i po praniu też.'],
    ['Fine with jeans, fine under a jacket.', 'Do dżinsów dobre, pod marynarkę też.'],
  ],
  blame: [
    ['Twisted after the second wash.', 'Po drugim praniu szwy poszły na skos.'],
    ['Shrank a size, although washed as the label says.', 'Po praniu zgodnie z metką o rozmiar mniej.'],
    ['Thinner than I expected.', 'Cieńsze, niż można było oczekiwać.'],
  ],
}

export const SPORT_TOPS: Subject = {
  praise: [
    ['Dries on the body before you reach the pass.', 'Wysycha na człowieku, zanim dojdzie się na przełęcz.'],
    ['A half marathon at twenty-six degrees and no chafing.', 'Półmaraton przy dwudziestu sześciu stopniach i żadnych obtarć.'],
    ['Seams lie flat, nothing rubs under the straps.', 'Płaskie szwy, pod szelkami nic nie obciera.'],
    ['Long enough not to ride up when you raise your arms.', 'Długość taka, że przy podniesionych rękach nic nie podjeżdża.'],
    ['The back stays dry for longer than mine deserves.', 'Plecy suche dłużej, niż na to zasługują.'],
    ['Does not smell after one session, and I have tested others.', 'Po jednym treningu nie pachnie, a porównanie mam.'],
    ['No see-through patches when it is soaked.', 'Przepocone nie prześwituje.'],
    ['On the radiator for twenty minutes and ready again.', 'Dwadzieścia minut na kaloryferze i znowu gotowe.'],
  ],
  blame: [
    ['The print started to peel in a month.', 'Po miesiącu nadruk zaczął się łuszczyć.'],
    ['Smells after two runs, whatever I do.', 'Po dwóch biegach pachnie, cokolwiek się robi.'],
    ['Snagged on Velcro the first time out.', 'Za pierwszym razem zaciągnęło się o rzep.'],
  ],
}

export const BRAS: Subject = {
  praise: [
    ['Nothing moves, and I can still breathe out.', 'Nic się nie rusza, a oddychać nadal można.'],
    ['The straps do not dig in under a rucksack.', 'Ramiączka nie wrzynają się pod plecakiem.'],
    ['Ten kilometres downhill and not one mark.', 'Dziesięć kilometrów w dół i ani jednego śladu na skórze.'],
    ['The band stays put without strangling.', 'Pas pod biustem trzyma i nie dusi.'],
    ['Pads stay where they belong in the wash.', 'Wkładki w praniu zostają na miejscu.'],
    ['Nice enough to wear without a top in August.', 'Na tyle ładny, że w sierpniu wystarczy sam.'],
  ],
  blame: [
    ['The elastic gave up after two months.', 'Po dwóch miesiącach guma się poddała.'],
    ['Chafes at the armpit on long runs.', 'Na długich biegach obciera pod pachą.'],
    ['The pads fold in the wash.', 'Wkładki zwijają się w praniu.'],
  ],
}

export const HIKING_PANTS: Subject = {
  praise: [
    ['High steps and chains, and nothing pulls anywhere.', 'Wysoki krok, łańcuchy i nigdzie nic nie ciągnie.'],
    ['Slid down scree on the seat and not a mark.', 'Zjazd po piargu na siedzeniu i ani śladu.'],
    ['An hour after crossing a stream, all dry.', 'Godzina po przejściu przez potok i znów sucho.'],
    ['The waistband does not roll under a hip belt.', 'Pas nie zwija się pod pasem biodrowym.'],
    ['The right length for once.', 'Nareszcie właściwa długość.'],
    ['The map pocket takes a phone and closes.', 'Kieszeń na mapę mieści telefon i się zapina.'],
    ['Two summers in the Bieszczady and the knees hold.', 'Dwa lata w Bieszczadach i kolana trzymają.'],
  ],
  blame: [
    ['A seam gave way on the third trip.', 'Na trzecim wyjściu puścił szew.'],
    ['Rustle with every step.', 'Szeleszczą przy każdym kroku.'],
    ['Too warm for anything above twenty degrees.', 'Powyżej dwudziestu stopni za gorąco.'],
  ],
}

export const TIGHTS: Subject = {
  praise: [
    ['Nothing slides down, not even on a descent.', 'Nic nie zjeżdża, nawet na zbiegu.'],
    ['Nothing shows through, checked in front of a mirror in daylight.', 'Nic nie prześwituje, sprawdzone przed lustrem w dzień.'],
    ['The phone stays put in the pocket and does not bounce.', 'Telefon siedzi w kieszeni i nie podskakuje.'],
    ['A year of twice a week and no shine on the knees.', 'Rok po dwa razy w tygodniu i kolana się nie świecą.'],
    ['The waistband does not roll when I bend.', 'Pas się nie zwija przy skłonach.'],
    ['Soft, and they keep their grip after washing.', 'Miękkie, a po praniu trzymają tak samo.'],
    ['Minus three and my legs did not notice.', 'Minus trzy i nogi nawet nie zauważyły.'],
  ],
  blame: [
    ['Pilled on the inner thigh within weeks.', 'W kilka tygodni zmechaciły się po wewnętrznej stronie ud.'],
    ['They slip, I spend the run hitching them up.', 'Zsuwają się, cały bieg to podciąganie.'],
    ['The seam at the knee rubs.', 'Szew pod kolanem obciera.'],
  ],
}

export const JOGGERS: Subject = {
  praise: [
    ['Comfortable enough for a night train.', 'Wygodne nawet w nocnym pociągu.'],
    ['Pockets deep enough for a phone and both hands.', 'Kieszenie na telefon i na obie dłonie.'],
    ['After a season they have kept their shape, knees included.', 'Po sezonie fason bez zmian, kolana nie wypchane.'],
    ['I have done the school run, the shopping and a nap in them.', 'Przedszkole, zakupy i drzemka w tych samych spodniach.'],
    ['The ankles stay where you push them.', 'Ściągacze zostają tam, gdzie się je podciągnie.'],
    ['Smart enough for video calls below the waist, and above.', 'Na wideorozmowę aż za dobre, tylko nikt nie widzi.'],
  ],
  blame: [
    ['Baggy at the knees within a week.', 'Po tygodniu wypchane kolana.'],
    ['The cord came out in the wash for good.', 'Sznurek wyszedł w praniu i już nie wrócił.'],
    ['Hair and lint stick to them.', 'Zbierają każdy włos.'],
  ],
}

export const SHORTS_AND_SKIRTS: Subject = {
  praise: [
    ['Nothing rubs on the thighs, even in real heat.', 'Uda nieobtarte nawet w prawdziwy upał.'],
    ['The pocket is exactly where the hand is.', 'Kieszeń jest dokładnie tam, gdzie ręka.'],
    ['Swam in them by accident, dry within the hour.', 'Przypadkowa kąpiel w nich i po godzinie suche.'],
    ['They do not ride up on steps.', 'Na schodach nie podjeżdżają.'],
    ['A good length, neither brave nor boring.', 'Dobra długość, ani odważna, ani nudna.'],
    ['Lived in them for two weeks in Slovakia.', 'Dwa tygodnie na Słowacji prawie bez zdejmowania.'],
  ],
  blame: [
    ['The liner is scratchy.', 'Podszewka drapie.'],
    ['The pocket zip jammed in the second week.', 'W drugim tygodniu zaciął się zamek kieszeni.'],
    ['Elastic too tight at the waist, the rest is fine.', 'Guma w pasie za ciasna, reszta w porządku.'],
  ],
}

export const BEANIES: Subject = {
  praise: [
    ['Fits under a helmet and does not slip over the eyes.', 'Mieści się pod kaskiem i nie zjeżdża na oczy.'],
    ['Does not itch, and I am the one who always complains.', 'Nie gryzie, a zwykle to ja narzekam.'],
    ['Kept its shape in the washing machine, despite the label.', 'Przeżyła pralkę, wbrew metce.'],
    ['The wind stays off my ears, finally.', 'Nareszcie na uszy nie wieje.'],
    ['Lost it in a hut and drove back for it.', 'Została w schronisku i warto było po nią wracać.'],
    ['The colour is even better than in the picture.', 'Kolor ładniejszy niż na zdjęciu.'],
  ],
  blame: [
    ['Sits high on a big head.', 'Na dużą głowę za płytka.'],
    ['Stretched after a month.', 'Po miesiącu się rozciągnęła.'],
    ['Bobbles all over the front.', 'Z przodu cała w kulkach.'],
  ],
}

export const CAPS: Subject = {
  praise: [
    ['Dipped it in every stream and it dries in no time.', 'Moczona w każdym potoku, schnie w mig.'],
    ['Stays on in the wind, and the peak keeps its shape.', 'Na wietrze nie spada, daszek trzyma kształt.'],
    ['Folds into a pocket and comes out as it went in.', 'Zwinięta do kieszeni wychodzi taka, jaka weszła.'],
    ['No red mark on the forehead after a whole day.', 'Po całym dniu żadnego śladu na czole.'],
    ['Goes under a hood without a fight.', 'Pod kaptur wchodzi bez problemu.'],
    ['Fits a ponytail, thank you.', 'Kucyk się mieści, dziękuję.'],
  ],
  blame: [
    ['It faded within one summer.', 'Wypłowiała przez jedno lato.'],
    ['Too shallow, one gust and it was gone.', 'Za płytka, jeden podmuch i po czapce.'],
    ['The sweatband stains.', 'Na potniku zostają plamy.'],
  ],
}

export const SOCKS: Subject = {
  praise: [
    ['Twenty-two kilometres in new boots and not one blister.', 'Dwadzieścia dwa kilometry w nowych butach i ani jednego pęcherza.'],
    ['They do not slide down and do not squeeze.', 'Nie zsuwają się i nie uciskają.'],
    ['My third pair, and the first is still going.', 'To już trzecia para, a pierwsza nadal w użyciu.'],
    ['You cannot feel the seam over the toes.', 'Szwu na palcach w ogóle nie czuć.'],
    ['Washed thirty times, heels still there.', 'Trzydzieści prań i pięty nadal są.'],
    ['Feet dry at the end of a wet day.', 'Po mokrym dniu stopy suche.'],
    ['Bought six pairs, threw all the others out.', 'Sześć par na próbę i reszta poszła do kosza.'],
  ],
  blame: [
    ['Worn through at the heel after two months.', 'Po dwóch miesiącach przetarte na pięcie.'],
    ['They slip into the shoe.', 'Zjeżdżają do buta.'],
    ['The dye came off on my feet.', 'Farbują na stopy.'],
  ],
}
