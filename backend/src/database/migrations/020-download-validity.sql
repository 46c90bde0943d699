-- A guest's links to files expire. Null for a customer's, and before the payment.
ALTER TABLE purchased_link ADD COLUMN valid_until TEXT;
