-- Up Migration
-- SPORTS: an operator changed the sports of which a feed may speak; how many open fixtures that took off sale.
ALTER TABLE sports.feed_log DROP CONSTRAINT feed_log_kind_check,
  ADD CONSTRAINT feed_log_kind_check
    CHECK (kind IN ('REFUSED', 'GAP', 'SILENT', 'BACK', 'OFF', 'ON', 'SPORTS'));

-- What a feed that was narrowed before still has on sale.
UPDATE sports.fixture f SET suspended_for = 'DROPPED', version = f.version + 1
FROM sports.feed d
WHERE d.provider = f.provider AND cardinality(d.sport_codes) > 0 AND f.sport_code <> ALL (d.sport_codes)
  AND f.status IN ('SCHEDULED', 'LIVE', 'POSTPONED', 'INTERRUPTED');
