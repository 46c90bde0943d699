/**
 * What shoppers call the goods, by language: words and phrases that mean the same, a group on each line. Other forms of a word and
 * missing diacritics need no entry.
 */
export const SYNONYMS = {
  en: `
    women, woman, ladies, lady, female, her
    men, man, gents, gentlemen, male, him
    kids, children, child
    hoodie, hoody, hooded sweatshirt, hooded top
    sweatshirt, jumper, sweater, pullover
    fleece, fleece jacket, polar fleece
    pants, trousers, slacks
    hiking, trekking, walking, hike
    trail running, running
    gym, training, fitness, workout
    tee, t shirt, tshirt, shirt, top
    tank, singlet, tank top, vest top
    backpack, rucksack, pack, daypack, knapsack
    duffel, duffle, holdall, kit bag
    tote, shopper, tote bag
    sleeping bag, bivy bag
    beanie, hat, winter hat, knitted hat
    cap, baseball cap, sun hat
    bottle, flask, thermos, vacuum flask, water bottle, canteen
    tights, leggings
    rain, waterproof, rainproof, raincoat
    rain jacket, shell jacket, hardshell, hard shell, waterproof jacket
    wind jacket, windbreaker, windproof jacket, windcheater
    down, puffer, puffer jacket, puffy, down jacket
    insulated, padded, quilted, insulation
    winter, cold, warm
    vest, gilet, bodywarmer, body warmer, sleeveless jacket
    base layer, thermal underwear, thermals, long johns, first layer
    bra, sports bra
    shorts, short pants
    wool, woolly, woollen, merino
    ski touring, skitouring, backcountry skiing, ski mountaineering
    mat, yoga mat, exercise mat
    resistance bands, bands, loop bands, elastic bands, exercise bands
    dumbbell, hand weight
    roller, foam roller
    gym ball, swiss ball, stability ball, exercise ball
    watch, smartwatch
    course, workshop, class, training course
    gift, present
    set, kit, bundle
    black, granite night
    grey, gray, scree
    white, hoarfrost
    blue, tarn, glacier
    green, spruce, moss
    red, rowan
    orange, dawn
    yellow, larch
    purple, violet, crocus
    brown, peat`,
  pl: `
    damski, kobieta, kobiecy, dama, pani
    męski, mężczyzna, pan, facet
    dziecięcy, dziecko, dzieci
    bluza z kapturem, hoodie, hoody, kangurka
    bluza, sweter, pulower
    polar, bluza polarowa, fleece
    spodnie, portki, gacie
    trekkingowy, trekking, treking, trekingowy, turystyczny, turystyka, piesze wędrówki, górski
    bieganie, biegacz, jogging, runningowy
    trening, treningowy, siłownia, fitness, ćwiczenia
    koszulka, t shirt, tshirt, podkoszulek, koszula
    bez rękawów, tank top, bezrękawnik
    plecak, tornister
    torba podróżna, duffel, torba sportowa
    torba na ramię, torba na zakupy, tote
    czapka, beanie, czapa
    czapka z daszkiem, bejsbolówka, daszek
    butelka, bidon, manierka
    termos, kubek termiczny
    termos obiadowy, termos na jedzenie
    legginsy, leginsy, getry, tajtsy
    deszcz, przeciwdeszczowy, wodoodporny, wodoszczelny, nieprzemakalny
    kurtka przeciwdeszczowa, hardshell, peleryna
    wiatrówka, kurtka przeciwwiatrowa, windstopper
    puchówka, kurtka puchowa
    ocieplany, zimowy, ciepły
    zima, zimowy, mróz
    bezrękawnik, kamizelka, serdak
    bielizna, bielizna termiczna, bielizna termoaktywna, termoaktywny, odzież termiczna
    kalesony, legginsy termiczne
    stanik, biustonosz, top sportowy
    szorty, krótkie spodenki, spodenki, krótkie spodnie
    skarpety, skarpetki
    wełna, wełniany, merino, merynos
    bawełna, bawełniany
    skitury, skiturowy, skitour, narty skiturowe, narty
    wspinaczka, wspinaczkowy, wspinanie
    joga, yoga
    gumy, gumy oporowe, taśmy oporowe, taśmy
    hantle, ciężarki
    roller, wałek do masażu, wałek
    piłka gimnastyczna, piłka rehabilitacyjna
    zegarek, smartwatch
    warsztaty, kurs, szkolenie
    litr, l
    prezent, prezentowy, podarunek, upominek
    zestaw, komplet
    czarny, granit
    szary, popielaty, piarg
    biały, szron
    niebieski, granatowy, staw, lodowiec
    zielony, świerk, mech
    czerwony, jarzębina
    pomarańczowy, świt
    żółty, modrzew
    fioletowy, krokus
    brązowy, torf`,
} as const
