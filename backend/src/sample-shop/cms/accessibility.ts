import type { PagePlan } from './page-plan.ts'

const EN = `
<p>Halny sp. z o.o. wants everybody to be able to look round, order and return in this shop. It is built to
<a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a>, level AA, and to the standard EN 301 549, as the European Accessibility Act
(Directive 2019/882) and the Polish Act of 26 April 2024 require of shops.</p>
<p><strong>Status:</strong> partially conformant, because of the <a href="#limits">known limits</a> below. This statement is dated 2 November 2026 and is based on our own assessment.</p>
<h2 id="service">The service and how it works</h2>
<p>You find products through the menu, the search or filters, collect them in a cart and order in three steps: address, delivery, payment. No account is needed.
Prices, dates of delivery and terms are written as text on the page. After the order you follow it online or by email and
<a href="{{store url="withdrawal"}}">withdraw from the contract</a> in a form.</p>
<h2 id="done">What you can rely on</h2>
<ul>
<li><strong>Keyboard.</strong> Everything works without a mouse, in a logical order, with a visible focus. “Skip to content” comes first on each page.</li>
<li><strong>Screen readers.</strong> Headings, landmarks, lists and tables are real ones. The results of what you do are announced: an item in the cart, the number of products found.</li>
<li><strong>Forms.</strong> Each field has a visible label. Errors appear at the field, in words, and what you typed stays. Pasting passwords is allowed, and no puzzle has to be solved.</li>
<li><strong>Zoom.</strong> To 400% and at a width of 320 pixels without scrolling sideways, except in wide tables, which scroll on their own.</li>
<li><strong>Contrast and size.</strong> Text at least 4.5 to 1. Buttons are at least 24 pixels, the important ones 44.</li>
<li><strong>Colour.</strong> It is never the only cue: each colour swatch has a name.</li>
<li><strong>Motion.</strong> It stops where your system asks for less of it. No film starts by itself.</li>
<li><strong>Time.</strong> When a login ends after an hour, what you typed stays until you log in again.</li>
</ul>
<h2 id="limits">Known limits</h2>
<dl>
<dt>Product pictures</dt><dd>They are described by the name and colour of the product and not by every detail; what matters is in the text beside them.</dd>
<dt>Films</dt><dd>Training films have no audio description, and some no captions.</dd>
<dt>Files for download</dt><dd>Older training plans are PDFs without tags. We send you their text.</dd>
<dt>Other companies’ pages</dt><dd>We do not control the payment service’s page. Bank transfer and payment on delivery do without it.</dd>
</dl>
<h2 id="tested">How we test</h2>
<p>Every change of the shop is checked automatically with axe on all its screens, in both languages, on wide and narrow ones, and by scripts that shop with the keyboard
alone. Nobody from outside has audited it yet.</p>
<h2 id="tell">Tell us what does not work</h2>
<p>Write to <a href="mailto:contact@halny.example?subject=Accessibility">contact@halny.example</a> or call <a href="tel:+48282641735">+48 28 264 17 35</a>. Say which page it is,
what you wanted to do and what you use. We answer within 14 days. Until it is fixed, we do for you by telephone or email what the page does not let you do.</p>
<p>If our answer does not help, you may complain to the President of the Board of <a href="https://www.pfron.org.pl">PFRON</a>, who supervises the accessibility of online shops in Poland.</p>`

const PL = `
<p>Halny sp. z o.o. chce, żeby w tym sklepie każda osoba mogła wybierać, zamawiać i zwracać. Budujemy go zgodnie z
<a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> na poziomie AA i z normą EN 301 549, jak wymagają Europejski akt o dostępności
(dyrektywa 2019/882) i ustawa z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług.</p>
<p><strong>Stan:</strong> częściowo zgodny, z powodu tego, co opisują <a href="#limits">znane ograniczenia</a>. Deklaracja jest z 2 listopada 2026 r. i opiera się na naszej ocenie.</p>
<h2 id="service">Jak działa usługa</h2>
<p>Produkty znajdziesz w menu, wyszukiwarce lub przez filtry. Zbierasz je w koszyku i zamawiasz w trzech krokach: adres, dostawa, płatność. Konto nie jest potrzebne.
Ceny, terminy dostawy i warunki są zapisane na stronie jako tekst. Po zamówieniu śledzisz je w sklepie lub e-mailem, a
<a href="{{store url="withdrawal"}}">od umowy odstępujesz</a> w formularzu.</p>
<h2 id="done">Na czym możesz polegać</h2>
<ul>
<li><strong>Klawiatura.</strong> Wszystko działa bez myszy, w logicznej kolejności, z widocznym fokusem. Na początku każdej strony jest „Przejdź do treści”.</li>
<li><strong>Czytniki ekranu.</strong> Nagłówki, obszary, listy i tabele są prawdziwe. Skutki działań są ogłaszane: produkt w koszyku, liczba znalezionych produktów.</li>
<li><strong>Formularze.</strong> Każde pole ma widoczną etykietę. Błędy są opisane słowami przy polu, a wpisane dane zostają. Hasło można wkleić i nie trzeba rozwiązywać zagadek.</li>
<li><strong>Powiększanie.</strong> Do 400% i przy szerokości 320 pikseli bez przewijania na boki, z wyjątkiem szerokich tabel, które przewijają się osobno.</li>
<li><strong>Kontrast i rozmiar.</strong> Tekst co najmniej 4,5 do 1. Przyciski mają co najmniej 24 piksele, a najważniejsze 44.</li>
<li><strong>Kolor.</strong> Nigdy nie jest jedyną wskazówką: każda próbka koloru ma nazwę.</li>
<li><strong>Ruch.</strong> Ustaje, gdy system prosi o jego ograniczenie. Żaden film nie włącza się sam.</li>
<li><strong>Czas.</strong> Gdy po godzinie kończy się sesja, wpisane dane czekają, aż zalogujesz się ponownie.</li>
</ul>
<h2 id="limits">Znane ograniczenia</h2>
<dl>
<dt>Zdjęcia produktów</dt><dd>Opisuje je nazwa i kolor produktu, a nie każdy szczegół. To, co ważne, jest w tekście obok.</dd>
<dt>Filmy</dt><dd>Filmy treningowe nie mają audiodeskrypcji, a część z nich także napisów.</dd>
<dt>Pliki do pobrania</dt><dd>Starsze plany treningowe to pliki PDF bez znaczników. Na prośbę wysyłamy ich treść.</dd>
<dt>Strony innych firm</dt><dd>Nie mamy wpływu na stronę operatora płatności. Przelew i płatność za pobraniem działają bez niej.</dd>
</dl>
<h2 id="tested">Jak to sprawdzamy</h2>
<p>Każdą zmianę w sklepie sprawdza automatycznie axe na wszystkich ekranach, w obu językach, na szerokim i wąskim ekranie, oraz skrypty, które kupują samą klawiaturą.
Nikt z zewnątrz jeszcze tego nie badał.</p>
<h2 id="tell">Powiedz nam, co nie działa</h2>
<p>Napisz na <a href="mailto:contact@halny.example?subject=Dostępność">contact@halny.example</a> albo zadzwoń: <a href="tel:+48282641735">+48 28 264 17 35</a>. Podaj stronę,
co chcesz na niej zrobić i z czego korzystasz. Odpowiadamy w ciągu 14 dni, a do czasu poprawki załatwimy sprawę telefonicznie lub e-mailem.</p>
<p>Jeśli odpowiedź nie pomoże, możesz złożyć skargę do Prezesa Zarządu <a href="https://www.pfron.org.pl">PFRON</a>, który nadzoruje dostępność sklepów internetowych.</p>`

export const ACCESSIBILITY: PagePlan = {
  identifier: 'accessibility',
  polishAddress: 'dostepnosc',
  title: ['Accessibility statement', 'Deklaracja dostępności'],
  description: [
    'How accessible the shop is by WCAG 2.2 AA, what is not yet accessible, and where to tell us what does not work.',
    'Na ile sklep jest dostępny według WCAG 2.2 AA, czego jeszcze brakuje i gdzie zgłosić to, co nie działa.',
  ],
  content: [EN, PL],
}
