import type { Subject } from './subject.ts'

export const BACKPACKS: Subject = {
  praise: [
    ['Carried it all day and my shoulders have nothing to report.', 'Cały dzień noszenia, a ramiona nic o tym nie wiedzą.'],
    ['More pockets than things to put in them.', 'Kieszeni więcej niż rzeczy do włożenia.'],
    ['Two hours of rain and dry inside.', 'Dwie godziny deszczu, a w środku sucho.'],
    ['You really can reach the side pockets while walking.', 'Do bocznych kieszeni naprawdę da się sięgnąć w marszu.'],
    ['Fully loaded and nothing dug in.', 'Załadowany do pełna i nic nie uwierało.'],
    ['A summer in the rocks, not a scratch on the fabric.', 'Po lecie w skałach na materiale ani rysy.'],
    ['Sits close and does not sway on ladders.', 'Leży blisko i nie buja się na drabinkach.'],
    ['Buckles work in gloves.', 'Klamry działają w rękawiczkach.'],
  ],
  blame: [
    ['A strap came unstitched at the buckle.', 'Przy klamrze odpruł się pasek.'],
    ['Smaller inside than the litres promise.', 'W środku mniej miejsca, niż obiecują litry.'],
    ['A sweaty back on every climb.', 'Na każdym podejściu mokre plecy.'],
  ],
}

export const DUFFELS: Subject = {
  praise: [
    ['Cabin crew had nothing to say against it.', 'Obsługa samolotu nie miała zastrzeżeń.'],
    ['The zips are big and solid.', 'Zamki duże i solidne.'],
    ['Left it on wet tarmac, everything inside stayed dry.', 'Stała na mokrym asfalcie, a w środku sucho.'],
    ['Opens wide enough to find things.', 'Otwiera się tak szeroko, że da się coś znaleźć.'],
    ['Handles in all the right places.', 'Uchwyty dokładnie tam, gdzie trzeba.'],
    ['Thrown into coaches for a year and still in one piece.', 'Rok rzucania po autokarach i nadal w jednym kawałku.'],
  ],
  blame: [
    ['The shoulder strap digs in.', 'Pasek wrzyna się w ramię.'],
    ['Collapses when half empty.', 'Wypełniona do połowy się zapada.'],
    ['The coating smelled for a week.', 'Powłoka pachniała przez tydzień.'],
  ],
}

export const TOTES: Subject = {
  praise: [
    ['Ten kilos of apples and the handles did not stretch.', 'Dziesięć kilo jabłek i uchwyty się nie wyciągnęły.'],
    ['Goes over a winter coat, at last.', 'Nareszcie wchodzi na zimową kurtkę.'],
    ['Stands by itself, so you can find things.', 'Stoi bez podpierania, więc da się coś znaleźć.'],
    ['Washed four times, still looks good.', 'Po czterech praniach nadal ładna.'],
    ['Thick canvas, neat stitching.', 'Grube płótno, równe szwy.'],
    ['My colleagues ordered four more.', 'W pracy zamówili od razu cztery następne.'],
  ],
  blame: [
    ['Shrank and went crooked in the wash.', 'W praniu się zbiegła i przekrzywiła.'],
    ['No way of closing it, things fall out.', 'Nie da się jej zamknąć, rzeczy wypadają.'],
    ['Stains easily.', 'Łatwo łapie plamy.'],
  ],
}

export const MATS: Subject = {
  praise: [
    ['Stays in place on parquet.', 'Na parkiecie nie ucieka.'],
    ['Good grip even with sweaty hands.', 'Chwyt pewny nawet ze spoconymi dłońmi.'],
    ['Kind to the knees.', 'Kolana dziękują.'],
    ['Lies flat from the first time you unroll it.', 'Po rozwinięciu od razu leży płasko.'],
    ['Hardly smells, the dog checked.', 'Prawie nie pachnie, pies sprawdził.'],
    ['Half a year, four times a week, no holes under the heels.', 'Pół roku po cztery razy w tygodniu i żadnych dziur pod piętami.'],
  ],
  blame: [
    ['Marks from my toes after two weeks.', 'Po dwóch tygodniach ślady od palców.'],
    ['A strong smell for the first week.', 'Przez pierwszy tydzień mocny zapach.'],
    ['Corners curl up.', 'Rogi się podwijają.'],
  ],
}

export const WEIGHTS: Subject = {
  praise: [
    ['The handle is smooth, no sore palms.', 'Uchwyt gładki, dłonie całe.'],
    ['The neighbours below have not noticed.', 'Sąsiedzi z dołu nic nie zauważyli.'],
    ['Sits flat and does not wobble.', 'Stoi równo, nic się nie chwieje.'],
    ['I put it on the kitchen scales in disbelief: spot on.', 'Zważone z ciekawości: waga zgadza się co do grama.'],
    ['Takes up no room and gets used every day.', 'Miejsca nie zajmuje, w użyciu codziennie.'],
    ['The courier sighed, I apologised. Solid thing.', 'Kurier westchnął, ale rzecz porządna.'],
  ],
  blame: [
    ['Arrived with a scratch, and the box was torn.', 'Przyszło z rysą, w podartym kartonie.'],
    ['A rough spot on the handle, had to sand it.', 'Na uchwycie zadzior, trzeba było przeszlifować.'],
    ['A smell of rubber for a week.', 'Przez tydzień zapach gumy.'],
  ],
}

export const BANDS: Subject = {
  praise: [
    ['The steps between them are well chosen.', 'Opór dobrze stopniowany.'],
    ['Do not roll up on the thighs.', 'Nie zwijają się na udach.'],
    ['My physio asked where I got them.', 'Fizjoterapeuta pytał, skąd są.'],
    ['My first pull-up in thirty-eight years.', 'Pierwsze podciągnięcie w życiu, po trzydziestu ośmiu latach.'],
    ['Three weeks of travel, no excuses.', 'Trzy tygodnie w delegacji i żadnej wymówki.'],
    ['A year of daily use and no cracks.', 'Rok codziennego używania i żadnych pęknięć.'],
  ],
  blame: [
    ['One snapped in the second month.', 'W drugim miesiącu jedna pękła.'],
    ['They pinch hair. Wear long trousers.', 'Łapią za włosy, lepiej mieć długie spodnie.'],
    ['The light one is too light to be of use.', 'Najlżejsza za słaba na cokolwiek.'],
  ],
}

export const ROLLERS: Subject = {
  praise: [
    ['Painful in exactly the right way.', 'Boli dokładnie tak, jak powinno.'],
    ['Stairs are possible again the day after a long descent.', 'Dzień po długim zejściu znów da się chodzić po schodach.'],
    ['My physio asked where I got it.', 'Fizjoterapeuta pytał, skąd mam.'],
    ['Half a year of use and it has not gone soft.', 'Pół roku używania i nie zmiękło.'],
    ['Two minutes in the evening, and I sleep better.', 'Dwie minuty wieczorem i lepiej się śpi.'],
    ['Does not roll away on parquet.', 'Na parkiecie nie ucieka.'],
  ],
  blame: [
    ['Too hard for me, even after a month.', 'Dla mnie za twarde, nawet po miesiącu.'],
    ['The foam got dents from my elbows.', 'W piance zostały wgłębienia od łokci.'],
    ['Slips on a wooden floor.', 'Ślizga się na deskach.'],
  ],
}

export const GYM_BALLS: Subject = {
  praise: [
    ['Keeps its air, pumped once in three months.', 'Trzyma powietrze, pompowanie raz na kwartał.'],
    ['My back prefers it to the office chair.', 'Plecy wolą ją od krzesła biurowego.'],
    ['Pumped up in ten minutes, with breaks.', 'Napompowana w dziesięć minut, z przerwami.'],
    ['The children want it back, I want it back.', 'Dzieci nie chcą oddać, ja też.'],
    ['No slipping, no wobbling.', 'Nie ślizga się i nie ucieka.'],
    ['The right size for me according to the description.', 'Rozmiar według opisu trafiony.'],
  ],
  blame: [
    ['Loses air in a week.', 'W tydzień schodzi powietrze.'],
    ['The plug is hard to get out.', 'Korek trudno wyjąć.'],
    ['A strong smell at first.', 'Na początku mocny zapach.'],
  ],
}

export const FLASKS: Subject = {
  praise: [
    ['Filled at six, still hot at two in the afternoon.', 'Nalane o szóstej, o czternastej nadal gorące.'],
    ['Not a drop in the bag.', 'W torbie ani kropli.'],
    ['Fell down a gully, has a dent and works.', 'Po upadku do żlebu jest wgniecenie, poza tym bez zmian.'],
    ['No metallic taste.', 'Bez metalicznego posmaku.'],
    ['Easy to clean, even after soup.', 'Łatwo się myje, nawet po zupie.'],
    ['Ice in the morning, ice at noon.', 'Rano lód, w południe nadal lód.'],
  ],
  blame: [
    ['The paint chipped at the bottom after a week.', 'Po tygodniu przy dnie odprysnął lakier.'],
    ['The lid squeaks.', 'Zakrętka piszczy.'],
    ['Lukewarm by noon, not what I was promised.', 'W południe letnie, a miało być gorące.'],
  ],
}

export const BOTTLES: Subject = {
  praise: [
    ['Weighs nothing and does not leak.', 'Nic nie waży i nie przecieka.'],
    ['No metallic taste.', 'Bez metalicznego posmaku.'],
    ['Dropped on rocks, one dent and no more.', 'Upadła na kamienie, jedno wgniecenie i tyle.'],
    ['Easy to clean and easy to fill at a spring.', 'Łatwo umyć i łatwo nabrać wody ze źródła.'],
    ['Fits every side pocket we own.', 'Wchodzi do każdej bocznej kieszeni w domu.'],
    ['The engraving is neat, a good present.', 'Grawer równy, dobry prezent.'],
  ],
  blame: [
    ['The paint chipped at the bottom after a week.', 'Po tygodniu przy dnie odprysnął lakier.'],
    ['The lid squeaks.', 'Zakrętka piszczy.'],
    ['Sweats in the bag when the water is cold.', 'Z zimną wodą poci się w torbie.'],
  ],
}

export const SPORTS_WATCHES: Subject = {
  praise: [
    ['Altitude agrees with the signposts to within five metres.', 'Wysokość zgadza się ze słupkami co do pięciu metrów.'],
    ['Readable in full sun.', 'Czytelny w pełnym słońcu.'],
    ['The buttons work in gloves, as promised.', 'Przyciski działają w rękawiczkach, jak obiecują.'],
    ['So light I forget I have it on.', 'Lekki, zapominam, że go mam.'],
    ['A fortnight in the mountains without a charger.', 'Dwa tygodnie w górach bez ładowarki.'],
    ['It does not nag me about sleep. Bliss.', 'Nie poucza o spaniu, co za ulga.'],
  ],
  blame: [
    ['The strap gave me a rash.', 'Pasek podrażnił mi skórę.'],
    ['The manual is thinner than the watch.', 'Instrukcja cieńsza niż sam zegarek.'],
    ['A scratch on the glass in the second week.', 'W drugim tygodniu rysa na szkle.'],
  ],
}

export const MECHANICAL_WATCHES: Subject = {
  praise: [
    ['Six seconds a day, I checked for a month.', 'Sześć sekund na dobę, sprawdzane przez miesiąc.'],
    ['A present for my father, and now I want one.', 'Prezent dla taty, teraz sam by się przydał drugi.'],
    ['Just the right size for a thin wrist.', 'Na szczupły nadgarstek w sam raz.'],
    ['Knocked it against granite: nothing.', 'Uderzony o granit i nic.'],
    ['You can hear it tick in the hut at night, and I like it.', 'W nocy w schronisku słychać, jak chodzi, i dobrze.'],
  ],
  blame: [
    ['The strap is stiff for weeks.', 'Pasek sztywny przez wiele tygodni.'],
    ['The crown is hard to pull out.', 'Koronkę trudno wyciągnąć.'],
  ],
}

export const TIMERS: Subject = {
  praise: [
    ['Set it once and train, no phone on the floor.', 'Raz ustawiony i się ćwiczy, telefon nie leży na podłodze.'],
    ['Vibrates hard enough to be felt in a plank.', 'Wibruje tak, że w desce też czuć.'],
    ['Digits I can read without my glasses.', 'Cyfry czytelne bez okularów.'],
    ['Easier to programme than my oven.', 'Łatwiej ustawić niż piekarnik.'],
    ['A year on the same battery.', 'Rok na tej samej baterii.'],
  ],
  blame: [
    ['The beep is too quiet for a loud gym.', 'Na głośnej siłowni sygnał za cichy.'],
    ['Only one button, I keep getting lost in the menus.', 'Jeden przycisk to za mało, łatwo się pogubić.'],
  ],
}

export const SETS: Subject = {
  praise: [
    ['Saved me an evening of comparing.', 'Oszczędność całego wieczoru porównywania.'],
    ['The things really do go together.', 'Te rzeczy naprawdę do siebie pasują.'],
    ['Came complete, in one go.', 'Przyszło w komplecie, za jednym razem.'],
    ['Gave it to my brother, who is hard to please.', 'Prezent dla brata, któremu trudno dogodzić, i się udało.'],
    ['Good that you can change the colours.', 'Dobrze, że można zmienić kolory.'],
  ],
  blame: [
    ['One part was missing, it came a week later.', 'Jednej części brakowało, doszła po tygodniu.'],
    ['I would have used only half of it.', 'Połowa z tego leży nieużywana.'],
  ],
}

export const FILMS: Subject = {
  praise: [
    ['Calm, to the point, no music.', 'Spokojnie, konkretnie, bez muzyki.'],
    ['Six weeks in, and stairs have stopped being a subject.', 'Po sześciu tygodniach schody przestały być tematem.'],
    ['Every mistake is shown, and I had made them all.', 'Pokazany jest każdy błąd, wszystkie były moje.'],
    ['Plays without a connection, even in a hut.', 'Działa bez sieci, nawet w schronisku.'],
    ['Short enough that I really do it.', 'Na tyle krótkie, że naprawdę się to robi.'],
    ['She explains once and then lets you work.', 'Wyjaśnienie jest raz, potem się ćwiczy.'],
  ],
  blame: [
    ['The sound in the second part is too quiet.', 'W drugiej części dźwięk jest za cicho.'],
    ['Too little for people who train already.', 'Dla kogoś, kto już trenuje, trochę mało.'],
    ['The picture is dark.', 'Obraz za ciemny.'],
  ],
}

export const PLANS: Subject = {
  praise: [
    ['The plan forgives a lost week. I lost two.', 'Plan wybacza stracony tydzień, nawet dwa.'],
    ['Printed out, stuck on the fridge, done.', 'Wydruk, lodówka, gotowe.'],
    ['First plan I have ever finished.', 'Pierwszy plan, który udało się skończyć.'],
    ['Each week says what to skip, and that is why it works.', 'Przy każdym tygodniu jest napisane, co odpuścić, i dlatego to działa.'],
    ['Well written, I laughed on page four.', 'Dobrze napisane, na czwartej stronie można się uśmiać.'],
    ['My legs went up the Giewont queue without a word.', 'Nogi weszły na Giewont bez słowa, tylko kolejka długa.'],
  ],
  blame: [
    ['Hard to read on a phone.', 'Na telefonie trudno się czyta.'],
    ['I expected more detail for this price.', 'Za tę cenę mogło być więcej szczegółów.'],
    ['Nothing in it that I had not read before.', 'Nic, czego by się nie wiedziało wcześniej.'],
  ],
}

export const RECORDINGS: Subject = {
  praise: [
    ['Asleep before the third recording, every time.', 'Sen przed trzecim nagraniem, za każdym razem.'],
    ['A pleasant voice, no whale song.', 'Przyjemny głos i żadnych odgłosów wielorybów.'],
    ['Plain files, they play on my old phone.', 'Zwykłe pliki, działają na starym telefonie.'],
    ['It helped at 2,800 metres.', 'Na 2800 metrach pomogło.'],
  ],
  blame: [['The recordings differ in loudness.', 'Nagrania mają różną głośność.'], ['A bit slow for me.', 'Trochę za wolno.']],
}

export const LIVE: Subject = {
  praise: [
    ['One hint, and it changed more than a year of reading.', 'Jedna wskazówka dała więcej niż rok czytania.'],
    ['A small group, time for every question.', 'Mała grupa, czas na każde pytanie.'],
    ['No showing off, just someone who knows.', 'Żadnego popisywania się, po prostu ktoś, kto się zna.'],
    ['I still hear the voice when I bend my back.', 'Do dziś słychać ten głos, gdy plecy się garbią.'],
    ['Well organised, clear e-mail beforehand.', 'Dobra organizacja, przed terminem jasny e-mail.'],
    ['I went alone and came back with friends.', 'Wyjazd w pojedynkę, powrót ze znajomymi.'],
  ],
  blame: [
    ['The date was moved twice.', 'Termin przesuwano dwa razy.'],
    ['Too basic if you have done any of it before.', 'Dla kogoś po innym kursie zbyt podstawowe.'],
  ],
}
