/** The rows that each database version adds to those of the versions before it. */
export const ROWS_SINCE: Readonly<Record<number, string>> = {
  1: `
    INSERT INTO store (id, code, name, locale, currency, root_category_id, is_default) VALUES
      (1, 'en', 'English', 'en_GB', 'PLN', 2, 1), (2, 'pl', 'Polski', 'pl_PL', 'PLN', 2, 0);
    INSERT INTO category (id, parent_id, path, level, position) VALUES (2, NULL, '1/2', 1, 1), (3, 2, '1/2/3', 2, 1), (4, 3, '1/2/3/4', 3, 1);
    INSERT INTO category_text (category_id, store_id, name, url_key, url_path) VALUES
      (2, 1, 'Root', 'root', ''), (3, 1, 'Jackets', 'jackets', 'jackets'), (4, 1, 'Shells', 'shells', 'jackets/shells');
    INSERT INTO attribute (id, code, input) VALUES (93, 'color', 'select');
    INSERT INTO attribute_label VALUES (93, 1, 'Colour'), (93, 2, 'Kolor');
    INSERT INTO attribute_option VALUES (49, 93, 0, '#111111'), (50, 93, 1, '#eeeeee');
    INSERT INTO attribute_option_label VALUES (49, 1, 'Dark'), (49, 2, 'Ciemny'), (50, 1, 'Light'), (50, 2, 'Jasny');
    INSERT INTO product (id, sku, type, visibility, price, special_price, created_at) VALUES
      (1, 'shell', 'configurable', 4, 0, NULL, '2026-01-01'), (2, 'shell-dark', 'simple', 1, 50000, 40000, '2026-01-01'),
      (3, 'shell-light', 'simple', 1, 60000, NULL, '2026-01-01'), (4, 'rope', 'simple', 4, 3000, NULL, '2026-01-01'),
      (5, 'talk', 'virtual', 4, 2000, NULL, '2026-01-01');
    INSERT INTO product_text (product_id, store_id, name, sort_name, url_key)
      SELECT product.id, store.id, upper(sku), sku, sku FROM product, store;
    INSERT INTO product_variant VALUES (1, 2, 0), (1, 3, 1);
    INSERT INTO super_attribute VALUES (1, 93, 0);
    INSERT INTO product_option VALUES (2, 93, 49), (3, 93, 50), (4, 93, 49);
    INSERT INTO category_product VALUES (2, 1, 1), (4, 1, 1), (2, 4, 2), (3, 4, 2), (2, 5, 3);
    INSERT INTO stock (product_id, quantity) VALUES (2, 5), (3, 0), (4, 20), (5, 9);
    INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (1, 'shell', 'PRODUCT', 1), (1, 'jackets', 'CATEGORY', 3);
    INSERT INTO reindex SELECT id FROM product;
    INSERT INTO product_search (rowid, name, details) SELECT product_id * 1000 + store_id, name, sort_name FROM product_text;`,
  2: `
    INSERT INTO cart (id, masked_id, store_id, email, coupon_code, created_at) VALUES
      (1, 'opencartopencartopencartopencart', 1, 'agata@example.com', 'TEN', '2026-02-01'),
      (2, 'soldcartsoldcartsoldcartsoldcart', 1, 'agata@example.com', NULL, '2026-02-01');
    UPDATE cart SET is_active = 0 WHERE id = 2;
    INSERT INTO cart_item (id, cart_id, product_id, variant_id, quantity) VALUES (1, 1, 1, 2, 2), (2, 1, 4, NULL, 3), (3, 2, 4, NULL, 1);
    INSERT INTO cart_item_option VALUES (1, 0, 93, 49);
    INSERT INTO cart_address (cart_id, type, firstname, lastname, street, city, country_code)
      VALUES (1, 'shipping', 'Agata', 'Wierch', 'Krupówki 1', 'Zakopane', 'PL');
    INSERT INTO coupon (id, code, kind, amount, times_used) VALUES (1, 'TEN', 'percent', 10, 4);
    INSERT INTO payment_method VALUES ('checkmo', 0);
    INSERT INTO shipping_method (id, carrier_code, method_code, position) VALUES (1, 'locker', 'standard', 0);
    INSERT INTO sales_order (id, increment_id, cart_id, store_id, customer_email, currency, payment_code, payment_title, total_quantity,
        weight, subtotal_including_tax, discount_amount, shipping_including_tax, tax_amount, grand_total, created_at)
      VALUES (1, '000000001', 2, 1, 'agata@example.com', 'PLN', 'checkmo', 'Check', 1, 1, 3000, 0, 1499, 841, 4499, '2026-02-02');
    INSERT INTO sales_order_item (id, order_id, product_id, type, sku, name, quantity, price_including_tax, row_total_including_tax,
        discount_amount, tax_amount) VALUES (1, 1, 4, 'simple', 'rope', 'Rope', 1, 3000, 3000, 0, 561);
    INSERT INTO sales_order_item_option VALUES (1, 0, 'Colour', 'Dark');
    INSERT INTO sales_order_address (order_id, type, firstname, lastname, street, city, country_code)
      VALUES (1, 'billing', 'Agata', 'Wierch', 'Krupówki 1', 'Zakopane', 'PL');
    INSERT INTO order_sequence VALUES (1, 1);`,
  4: `
    INSERT INTO customer (id, email, store_id, firstname, lastname, created_at, updated_at)
      VALUES (1, 'agata@example.com', 1, 'Agata', 'Wierch', '2026-03-01', '2026-03-01');
    INSERT INTO customer_address (id, customer_id, firstname, lastname, street, city, country_code)
      VALUES (1, 1, 'Agata', 'Wierch', 'Krupówki 1', 'Zakopane', 'PL');
    UPDATE customer SET default_billing_id = 1;
    UPDATE sales_order SET customer_id = 1;
    INSERT INTO newsletter_subscriber (email, store_id, customer_id, status, changed_at)
      VALUES ('agata@example.com', 1, 1, 'SUBSCRIBED', '2026-03-01');`,
}
