import { ABOUT_US } from './about-us.ts'
import { widgetProduct } from './widget-product.ts'

export interface PagePlan {
  readonly identifier: string
  readonly title: string
  readonly heading: string
  readonly layout: '1column' | '2columns-left'
  readonly description: string
  readonly content: string
}

export const PAGES: readonly PagePlan[] = [
  {
    identifier: 'no-route',
    title: '404 Not Found',
    heading: 'Whoops, our bad...',
    layout: '2columns-left',
    description: 'The page you requested was not found.',
    content: `<dl>
<dt>The page you requested was not found, and we have a fine guess why.</dt>
<dd>
<ul class="disc">
<li>If you typed the URL directly, please make sure the spelling is correct.</li>
<li>If you clicked on a link to get here, the link is outdated.</li>
</ul></dd>
</dl>
<dl>
<dt>What can you do?</dt>
<dd>
<ul class="disc">
<li><a href="{{store url=""}}">Go to the home page</a> and use the search bar at the top.</li>
<li>See the <a href="{{store url="gear.html"}}">gear</a> we carry.</li>
</ul></dd>
</dl>`,
  },
  {
    identifier: 'home',
    title: 'Home Page',
    heading: '',
    layout: '1column',
    description: 'Hiking clothing, packs and camp gear from a family-run outfitter in Bend, Oregon.',
    content: `<div class="blocks-promo">
<a class="block-promo home-main" href="{{store url="women/tops-women.html"}}">
  <img src="{{media url="catalog/product/shell-jacket-women-rowan-front.webp"}}" alt="Storm King shell in red" />
  <span class="content bg-white">
    <span class="info">New for the wet season</span>
    <strong class="title">Rain is not a reason to stay home</strong>
    <span class="action more button">Shop rain shells</span>
  </span>
</a>
{{block id="home-page-block"}}
</div>
<div class="content-heading">
  <h2 class="title">Hot Sellers</h2>
  <p class="info">Here is what&rsquo;s trending on the trail right now</p>
</div>
<div class="block widget block-products-list grid">
  <div class="block-content"><div class="products-grid grid"><ol class="product-items widget-product-grid">
    ${widgetProduct('ridgeline-tee', 'Ridgeline LumaTech&trade; Tee', '$29.00', 'tee-women-tarn-front.webp')}
    ${widgetProduct('camp-mug', 'Camp Mug', '$18.00', 'bottle-hoarfrost-front.webp')}
  </ol></div></div>
  <script type="text/x-magento-init">{"[data-role=tocart-form]": {"catalogAddToCart": {"product_sku": "LG-K01"}}}</script>
</div>`,
  },
  {
    identifier: 'about-us',
    title: 'About us',
    heading: 'About us',
    layout: '1column',
    description: 'Who runs Larkspur Outfitters.',
    content: ABOUT_US,
  },
  {
    identifier: 'customer-service',
    title: 'Customer Service',
    heading: 'Customer Service',
    layout: '1column',
    description: 'Shipping, returns and how to reach us.',
    content: `<div class="customer-service cms-content">
  <ul class="nav items">
    <li class="nav item"><a href="#shipping">Shipping</a></li>
    <li class="nav item"><a href="#returns">Returns</a></li>
  </ul>
  <h3 id="shipping">Shipping</h3>
  <table class="data-table">
    <caption>What delivery costs in the United States</caption>
    <thead><tr><th scope="col">Method</th><th scope="col">Order</th><th scope="col">Price</th><th scope="col">Arrives in</th></tr></thead>
    <tbody>
      <tr><td>Flat Rate</td><td>Any</td><td>$5.00</td><td>5&ndash;7 business days</td></tr>
      <tr><td>Best Way</td><td>By weight</td><td>From $9.95</td><td>2&ndash;3 business days</td></tr>
      <tr><td>Free Shipping</td><td>$100 or more</td><td>Free</td><td>5&ndash;7 business days</td></tr>
    </tbody>
  </table>
  <h3 id="returns">Returns</h3>
  <p>Send anything back within 60 days if it has not seen dirt. After that we repair it.</p>
  <div class="message info"><div>Orders placed before noon Pacific Time leave the same day.</div></div>
  <p>Write to <a href="mailto:hello@larkspur.example">hello@larkspur.example</a>.</p>
</div>`,
  },
  {
    identifier: 'enable-cookies',
    title: 'Enable Cookies',
    heading: 'What are Cookies?',
    layout: '1column',
    description: 'How to allow cookies.',
    content: `<div class="enable-cookies cms-content">
<p>Cookies are short pieces of data that a website stores on your device. Without them we cannot remember what is in your cart.</p>
</div>`,
  },
  {
    identifier: 'privacy-policy-cookie-restriction-mode',
    title: 'Privacy and Cookie Policy',
    heading: 'Privacy and Cookie Policy',
    layout: '1column',
    description: 'What we keep about you and why.',
    content: `<div class="privacy-policy cms-content">
  <div class="message info"><span>Please read what we keep, how long we keep it, and how to have it removed.</span></div>
  <div class="block-collapsible-nav privacy-policy-nav"><ul class="nav items">
    <li class="nav item"><a href="#privacy-policy-title-1">The information we collect</a></li>
    <li class="nav item"><a href="#privacy-policy-title-2">The cookies we use</a></li>
  </ul></div>
  <h2 id="privacy-policy-title-1">The information we collect</h2>
  <p>We collect your name, email address, telephone number and addresses when you order from us or open an account, and we use them to send
  you what you ordered.</p>
  <h2 id="privacy-policy-title-2">The cookies we use</h2>
  <table class="data-table data-table-definition-list">
    <thead><tr><th scope="col">Cookie Name</th><th scope="col">Cookie Description</th></tr></thead>
    <tbody>
      <tr><th scope="row">FORM_KEY</th><td>Stores a randomly generated key used to prevent forged requests.</td></tr>
      <tr><th scope="row">PHPSESSID</th><td>Your session ID on the server.</td></tr>
      <tr><th scope="row">GUEST-VIEW</th><td>Allows guests to view and edit their orders.</td></tr>
    </tbody>
  </table>
</div>`,
  },
]
