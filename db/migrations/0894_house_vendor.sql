-- Which vendor is the house's own: it alone may speak the house port, its rounds draw for the jackpot pools
-- and can be proved. No call changes this; the server states it when it lists its studio.
ALTER TABLE catalogue.vendor ADD COLUMN is_house boolean NOT NULL DEFAULT false;
UPDATE catalogue.vendor SET is_house = true WHERE vendor_code = 'STUDIO';

CREATE OR REPLACE VIEW catalogue.listed_vendor AS
SELECT l.merchant_id, v.vendor_code, v.names || l.own_names AS names, coalesce(l.own_icon_url, nullif(v.icon_url, ''), '/art/mark.svg') AS icon_url, v.wallet_name, v.managed_by,
       l.state, l.maintenance_until, coalesce(l.position, v.position) AS position, v.is_example, v.is_house
FROM catalogue.vendor_listing l JOIN catalogue.vendor v USING (vendor_code);
