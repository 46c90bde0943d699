-- Gift messages, as JSON with `from`, `to` and `message`. Each is part of one row: no two share a message, as they may in Magento.
ALTER TABLE cart ADD COLUMN gift_message TEXT;
ALTER TABLE cart_item ADD COLUMN gift_message TEXT;
ALTER TABLE sales_order ADD COLUMN gift_message TEXT;
ALTER TABLE sales_order_item ADD COLUMN gift_message TEXT;
