-- Up Migration
-- The subject of a market's void or restoration names the fixture too, so that the desk finds it there. What was
-- asked for before it did, and still waits for a second person, is named the same way: otherwise the results
-- desk does not say that it waits, and lets it be asked for again. Where that has happened, the newer
-- one keeps the name.
UPDATE system.proposal AS asked SET subject = asked.subject || ':' || (asked.payload ->> 'fixtureId')
WHERE asked.kind IN ('sports.voidMarket', 'sports.restoreMarket') AND asked.state = 'PENDING'
  AND asked.subject = 'market:' || (asked.payload ->> 'marketId')
  AND NOT EXISTS (
    SELECT FROM system.proposal AS again
    WHERE again.merchant_id = asked.merchant_id AND again.kind = asked.kind AND again.state = 'PENDING'
      AND again.subject = asked.subject || ':' || (asked.payload ->> 'fixtureId'));
