/** A product as Magento's widget of products renders it: content comes with the theme's own forms and scripts. */
export const widgetProduct = (urlKey: string, name: string, price: string, picture: string): string => `<li class="product-item">
      <div class="product-item-info">
        <a href="{{store url="${urlKey}.html"}}" class="product-item-photo"><img class="product-image-photo" src="{{media url="catalog/product/${picture}"}}" alt="${name}" /></a>
        <strong class="product-item-name"><a title="${name}" href="{{store url="${urlKey}.html"}}" class="product-item-link">${name}</a></strong>
        <div class="price-box price-final_price"><span class="price">${price}</span></div>
        <form data-role="tocart-form" action="{{store url="checkout/cart/add"}}" method="post"><button type="submit" title="Add to Cart" class="action tocart primary"><span>Add to Cart</span></button></form>
      </div>
    </li>`
