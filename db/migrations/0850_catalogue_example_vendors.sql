-- Up Migration
-- A vendor that only shows how an integration works keeps a place of its own: its games are found by name and under the
-- vendor, and are not mixed with the games that the house offers.
ALTER TABLE catalogue.vendor ADD COLUMN is_example boolean NOT NULL DEFAULT false;

CREATE OR REPLACE VIEW catalogue.listed_vendor AS
SELECT l.merchant_id, v.vendor_code, v.names || l.own_names AS names, coalesce(l.own_icon_url, nullif(v.icon_url, ''), '/art/mark.svg') AS icon_url, v.wallet_name, v.managed_by,
       l.state, l.maintenance_until, coalesce(l.position, v.position) AS position, v.is_example
FROM catalogue.vendor_listing l JOIN catalogue.vendor v USING (vendor_code);
