/** As Magento's Page Builder writes a page and as its server renders it, including a video frame and an HTML block that holds escaped text. */
export const ABOUT_US = `<style>#html-body [data-pb-style=LK7Q2PD]{justify-content:flex-start;display:flex;flex-direction:column}</style>
<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-element="inner" data-pb-style="LK7Q2PD">
<div data-content-type="banner" data-appearance="poster" data-show-button="always" data-element="main"><a href="{{store url="gear.html"}}" data-link-type="category" data-element="link"><div class="pagebuilder-banner-wrapper" data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;{{media url=catalog/product/backpack-spruce-front.webp}}\\&quot;}" data-background-type="image" data-element="wrapper"><div class="pagebuilder-overlay pagebuilder-poster-overlay" data-element="overlay"><div class="pagebuilder-poster-content"><div data-element="content"><p>Thirty years on Wall Street</p></div><button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button">See the gear</button></div></div></div></a></div>
<div class="about-info cms-content">
  <p class="cms-content-important">We opened in 1994 in a former feed store on Wall Street in Bend, Oregon, with nine packs, one bench and a coffee pot.</p>
  <p>Thirty years later the coffee is better and the wall of packs is longer. Everything we sell has been carried, worn or cooked on by
  someone who works here, and you are welcome to ask them about it.</p>
  <h2>What we promise</h2>
  <ul class="disc">
    <li>We answer every message within one business day.</li>
    <li>We repair what we sell. Ask about the <a href="{{store url="gear-care-plan.html"}}">Gear Care Plan</a>.</li>
    <li>One percent of every order goes to trail crews in Deschutes County.</li>
  </ul>
  <p><img src="{{media url="catalog/product/backpack-spruce-front.webp"}}" alt="The Cedar Run backpack" width="320" /></p>
</div>
<div class="pagebuilder-column-group" data-grid-size="12" data-content-type="column-group" data-appearance="default" data-element="main"><div class="pagebuilder-column-line" data-content-type="column-line" data-element="main">
<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-element="main"><h3 data-content-type="heading" data-appearance="default" data-element="main">Repairs</h3><div data-content-type="text" data-appearance="default" data-element="main"><p>Zips, seams and buckles while you wait.</p></div></div>
<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-element="main"><h3 data-content-type="heading" data-appearance="default" data-element="main">Rentals</h3><div data-content-type="html" data-appearance="default" data-element="main">&lt;p onclick=&quot;alert(1)&quot;&gt;Tents and stoves by the weekend.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</div></div>
</div></div>
<div class="tab-align-left" data-content-type="tabs" data-appearance="default" data-active-tab="" data-element="main"><ul role="tablist" class="tabs-navigation" data-element="navigation"><li role="tab" class="tab-header" data-element="headers"><a href="#summer" class="tab-title"><span class="tab-title">Summer hours</span></a></li><li role="tab" class="tab-header" data-element="headers"><a href="#winter" class="tab-title"><span class="tab-title">Winter hours</span></a></li></ul>
<div class="tabs-content" data-element="content"><div data-content-type="tab-item" data-appearance="default" data-tab-name="Summer hours" data-element="main" id="summer"><p>8 to 7, every day.</p></div><div data-content-type="tab-item" data-appearance="default" data-tab-name="Winter hours" data-element="main" id="winter"><p>10 to 5, closed on Mondays.</p></div></div></div>
<div data-content-type="video" data-appearance="default" data-element="main"><div class="pagebuilder-video-inner"><div class="pagebuilder-video-container"><iframe frameborder="0" allowfullscreen="" src="https://www.youtube.com/embed/larkspur-94" data-element="video"></iframe></div></div></div>
<div data-content-type="video" data-appearance="default" data-element="main"><iframe src="https://frames.example/embed/larkspur" data-element="video"></iframe></div>
<div data-content-type="buttons" data-appearance="inline" data-same-width="false" data-element="main"><div data-content-type="button-item" data-appearance="default" data-element="main"><a class="pagebuilder-button-primary" href="{{store url="customer-service"}}" data-link-type="page" data-element="link"><span data-element="link_text">How to reach us</span></a></div></div>
</div></div>`
