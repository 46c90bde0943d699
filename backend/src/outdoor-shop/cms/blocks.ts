import { widgetProduct } from './widget-product.ts'

export interface BlockPlan {
  readonly identifier: string
  readonly title: string
  readonly content: string
}

const tile = (path: string, title: string, text: string, picture: string): string => `
  <a href="{{store url="${path}"}}" class="block-promo ${path.replace(/[^a-z]+/g, '-')}">
    <span class="image"><img src="{{media url="catalog/product/${picture}"}}" alt="" /></span>
    <span class="content"><strong class="title">${title}</strong><span class="info">${text}</span>
      <span class="action more icon">Shop ${title}</span></span>
  </a>`

/** As Magento's sample data writes blocks: the classes of its theme, and directives that the server expands. */
export const BLOCKS: readonly BlockPlan[] = [
  {
    identifier: 'women-block',
    title: 'Women Category Page',
    content: `<div class="blocks-promo">
  <div class="block-promo-wrapper block-promo-hp">${tile('women/tops-women/tees-women.html', 'Tees', 'LumaTech&trade; and organic cotton, from $26', 'tee-women-tarn-front.webp')}
${tile('women/tops-women/jackets-women.html', 'Jackets', 'Shells, down and fleece for every forecast', 'shell-jacket-women-rowan-front.webp')}
  </div>
</div>`,
  },
  {
    identifier: 'gear-block',
    title: 'Gear Category Page',
    content: `<div class="block-promo-wrapper">
  <div class="content">
    <h2 class="title">Pack light, eat well</h2>
    <p>Two packing lists our guides swear by, and <a href="{{store url="weekend-camp-kit.html"}}">one kit</a> that covers both.</p>
    <table class="data table additional-attributes">
      <thead><tr><th scope="col">Trip</th><th scope="col">Pack</th><th scope="col">Base weight</th></tr></thead>
      <tbody>
        <tr><td>Day hike</td><td>20&ndash;28 L</td><td>8 lbs</td></tr>
        <tr><td>Overnight</td><td>35&ndash;45 L</td><td>16 lbs</td></tr>
      </tbody>
    </table>
  </div>
</div>
<div data-content-type="products" data-appearance="grid" data-element="main"><div class="block widget block-products-list grid">
  <div class="block-title"><strong>For the first night out</strong></div>
  <div class="block-content"><div class="products-grid grid"><ol class="product-items widget-product-grid">
    ${widgetProduct('weekend-camp-kit', 'Weekend Camp Kit', '$98.00', 'tote-larch-front.webp')}
    ${widgetProduct('camp-mug', 'Camp Mug', '$18.00', 'bottle-hoarfrost-front.webp')}
  </ol></div></div>
</div></div>`,
  },
  {
    identifier: 'sale-block',
    title: 'Sale Category Page',
    content: `<div class="blocks-promo">
  <div class="block-promo-wrapper">${tile('promotions/women-sale.html', 'Women’s Deals', 'A quarter off selected layers', 'long-sleeve-women-moss-front.webp')}
  </div>
  <p class="message info"><span>Use the code <strong>TRAIL10</strong> for 10% off everything else.</span></p>
</div>`,
  },
  {
    identifier: 'home-page-block',
    title: 'Home Page Block',
    content: `<div class="blocks-promo">${tile('collections/eco-friendly.html', 'Eco Friendly', 'Organic, recycled, responsibly sourced', 'tote-larch-front.webp')}
</div>`,
  },
  {
    identifier: 'footer_links_block',
    title: 'Footer Links Block',
    content: `<ul class="footer links">
  <li class="nav item"><a href="{{store url="about-us"}}">About us</a></li>
  <li class="nav item"><a href="{{store url="customer-service"}}">Customer Service</a></li>
</ul>`,
  },
]
